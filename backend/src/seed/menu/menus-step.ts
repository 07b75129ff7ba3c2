import { and, eq } from 'drizzle-orm'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { beginChange } from '#src/modules/catalogue/catalogue.ts'
import { channelKeys, sealCredential } from '#src/modules/channels/channels.ts'
import { createImageStore } from '#src/file-store/stores.ts'
import { createImageStorage, ownImage } from '#src/modules/infrastructure/infrastructure.ts'
import type { ImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import type { Sealer } from '#src/secrets/sealer.ts'
import { endOfBusinessDay, nextDayOpening } from '#src/modules/merchants/merchants.ts'
import type { WeeklyHours } from '#src/modules/merchants/merchants.ts'
import { channelPricing } from '#src/modules/catalogue/pricing/channel-pricing.table.ts'
import { priceException } from '#src/modules/catalogue/pricing/price-exception.table.ts'
import { insertMany } from '../bulk-insert.ts'
import { DESCRIPTIONS } from './descriptions.ts'
import { foodFactsOf } from './food-facts.ts'
import { addMenuParts } from './menu-parts.ts'
import { FRONT_ROW } from './menus.ts'
import type { MenuItem } from './menu-table.ts'
import { modifierSet } from './modifier-sets.ts'
import { RESTAURANTS, demoSecret } from './restaurants.ts'
import type { SeededRestaurant } from './restaurants.ts'
import { hasPicture, readPicture } from '../picture-files.ts'
import type { SeedStep } from '../seed-step.ts'

// The prices pass on a part of the commission and are rounded to familiar amounts.
const RULE = { percent: 12, roundUpTo: 0.5, commissionPercent: 18 }
// The best-known dish costs hardly more there than in house.
const SIGNATURE = { sku: 'RIC-01', price: 50 }

// Adds a brand's prices on one platform: a rule, and a dish with its own price.
const addPricing = async (db: Db, brand: Brand): Promise<void> => {
  const channelId = channelKeys().find(({ key }) => key === 'hungerstation')?.id
  if (channelId === undefined) return
  const { accountId, serviceProviderId } = brand
  const [dish] = await db
    .select({ productId: product.id })
    .from(product)
    .where(
      and(
        eq(product.accountId, accountId),
        eq(product.serviceProviderId, serviceProviderId),
        eq(product.sku, SIGNATURE.sku),
      ),
    )
  // The other demo merchant sells at menu prices everywhere.
  if (!dish) return
  await db.insert(channelPricing).values({ ...brand, channelId, ...RULE })
  await db.insert(priceException).values({ accountId, ...dish, channelId, price: SIGNATURE.price })
}

interface Snooze {
  snoozedUntil: Date | null
  snoozedAt: Date
  snoozeReason: string | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE

// Returns the snoozes at the moment of the seed: with an end, without one, and a forgotten one.
const snoozesAt = (now: Date, weeks: WeeklyHours[]): Map<string, Snooze> => {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  const ahead = (milliseconds: number) => new Date(now.getTime() + milliseconds)
  return new Map<string, Snooze>([
    ['SLD-01', { snoozedUntil: ahead(80 * MINUTE), snoozedAt: ago(40 * MINUTE), snoozeReason: null }],
    ['DRK-01', { snoozedUntil: null, snoozedAt: ago(2 * HOUR), snoozeReason: 'نفد النعناع' }],
    ['HOT-05', { snoozedUntil: ahead(3 * HOUR), snoozedAt: ago(HOUR), snoozeReason: null }],
    [
      'BRG-04',
      { snoozedUntil: endOfBusinessDay(weeks, now), snoozedAt: ago(90 * MINUTE), snoozeReason: 'نفد الفطر' },
    ],
    ['SOP-06', { snoozedUntil: nextDayOpening(weeks, now), snoozedAt: ago(3 * HOUR), snoozeReason: null }],
    ['RIC-09', { snoozedUntil: null, snoozedAt: ago(30 * HOUR), snoozeReason: 'بانتظار المورّد' }],
    ['DES-12', { snoozedUntil: null, snoozedAt: ago(75 * HOUR), snoozeReason: null }],
  ])
}

const DEFAULT_INDEX = 12

interface Brand {
  accountId: number
  serviceProviderId: number
}

const named = ({ ar, en }: { ar: string; en: string }) => JSON.stringify({ ar, en })
const searched = ({ ar, en }: { ar: string; en: string }) => searchKey(`${en} ${ar}`)

const addBrand = async (db: Db, { accountId, brand }: SeededRestaurant): Promise<Brand> => {
  const { typeId, phone } = brand
  const [row] = await db
    .insert(serviceProvider)
    .values({ accountId, typeId, phone, name: named(brand), searchKey: searched(brand) })
    .returning({ id: serviceProvider.id })
  return { accountId, serviceProviderId: row?.id ?? 0 }
}

const addBranches = async (
  db: Db,
  { brand, sealer }: { brand: Brand; sealer: Sealer },
  { branches, city }: SeededRestaurant,
): Promise<void> => {
  for (const { storeIds, ar, en, district, address, code, lat, lng, ...work } of branches) {
    const { phone, prepMinutes, hours } = work
    const place = { city, district, address, code, lat, lng }
    const [row] = await db
      .insert(branch)
      .values({ ...brand, ...place, phone, prepMinutes, hours, name: named({ ar, en }) })
      .returning({ id: branch.id })
    const links = channelKeys().map(({ id: channelId, key }, position) => {
      const storeId = storeIds[position] ?? ''
      const place = { accountId: brand.accountId, channelId, storeId }
      return { ...place, branchId: row?.id ?? 0, ...sealCredential(sealer, place, demoSecret(key, storeId)) }
    })
    await db.insert(integration).values(links)
  }
}

const addCategories = async (db: Db, brand: Brand, { menu }: SeededRestaurant): Promise<number[]> => {
  const rows = menu.map((section, position) => ({ ...brand, name: named(section), index: position + 1 }))
  const inserted = await db.insert(category).values(rows).returning({ id: category.id })
  return inserted.map(row => row.id)
}

const storePicture = async (storage: ImageStorage, { sku }: MenuItem): Promise<string | null> =>
  hasPicture(sku) ? storage.put(await readPicture(sku)) : null

const rowOf = (item: MenuItem, ids: Brand & { categoryId: number; imageKey: string | null }) => {
  const description = DESCRIPTIONS.get(item.sku)
  const place = FRONT_ROW.indexOf(item.sku) + 1
  return {
    ...ids,
    sku: item.sku,
    name: named(item),
    searchKey: searched(item),
    description: description ? named(description) : null,
    price: item.price,
    calories: item.calories,
    index: place || DEFAULT_INDEX,
    modifiers: modifierSet(item.modifiers),
    ...foodFactsOf(item),
    excludeBranchesIds: [],
  }
}

const addProducts = async (
  db: Db,
  { brand, restaurant, storage }: { brand: Brand; restaurant: SeededRestaurant; storage: ImageStorage },
): Promise<void> => {
  const categoryIds = await addCategories(db, brand, restaurant)
  const weeks = restaurant.branches.map(({ hours }) => ({ hours, timeZone: 'Asia/Riyadh' }))
  const snoozes = snoozesAt(new Date(), weeks)
  const items = restaurant.menu.flatMap(({ items: rows }, position) =>
    rows.map(item => ({ item, categoryId: categoryIds[position] ?? 0 })),
  )
  const partsOf = await addMenuParts(
    db,
    brand,
    items.map(({ item }) => item),
  )
  const products = await Promise.all(
    items.map(async ({ item, categoryId }) => {
      const snooze = snoozes.get(item.sku)
      const imageKey = await storePicture(storage, item)
      return {
        ...rowOf(item, { ...brand, categoryId, imageKey }),
        ...partsOf(item),
        isVisible: !snooze,
        rowVersion: 1,
        createdAt: new Date(),
        updatedAt: new Date(),
        ...(snooze ?? { snoozedUntil: null, snoozedAt: null, snoozeReason: null }),
      }
    }),
  )
  await insertMany(db, product, products)
  for (const key of new Set(products.map(({ imageKey }) => imageKey)))
    await ownImage(db, { accountId: brand.accountId, key })
}

/**
 * Adds brands, branches with their integrations, categories, choices, sizes, products and platform prices of the two
 * demo merchants.
 */
export const menusStep: SeedStep = {
  name: 'menus',
  run: async (db, { env, secrets: { sealer } }) => {
    const storage = createImageStorage(createImageStore(env))
    for (const restaurant of RESTAURANTS) {
      const brand = await addBrand(db, restaurant)
      // A menu that is added in one change has one entry in its history.
      await beginChange(db)
      await addBranches(db, { brand, sealer }, restaurant)
      await addProducts(db, { brand, restaurant, storage })
      await addPricing(db, brand)
    }
  },
}
