import { and, eq, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { toldOff } from './told-off.table.ts'

export interface ShopKey {
  accountId: number
  id: number
}

/** Of a product (`optionId` 0) or of one of its options. */
export interface Told {
  productId: number
  optionId: number
  until: Date | null
}

const ofShop = ({ accountId, id }: ShopKey) =>
  and(eq(toldOff.accountId, accountId), eq(toldOff.integrationId, id))

/** What it may show as off. */
export interface Shown extends Told {
  isCertain: boolean
}

export const toldOffOf = async (db: Db, shop: ShopKey): Promise<Shown[]> =>
  db
    .select({
      productId: toldOff.productId,
      optionId: toldOff.optionId,
      until: toldOff.until,
      isCertain: toldOff.isCertain,
    })
    .from(toldOff)
    .where(ofShop(shop))

const write = async (
  db: Db,
  { accountId, id: integrationId }: ShopKey,
  { off, isCertain }: { off: Told[]; isCertain: boolean },
): Promise<void> => {
  if (off.length === 0) return
  await db
    .insert(toldOff)
    .values(
      off.map(({ productId, optionId, until }) => ({
        ...{ accountId, integrationId, productId, optionId, until, isCertain },
      })),
    )
    .onConflictDoUpdate({
      target: [toldOff.accountId, toldOff.integrationId, toldOff.productId, toldOff.optionId],
      set: { until: sql`excluded.until`, isCertain: sql`excluded.is_certain` },
    })
}

/** Writes down all that the platform now shows as off. */
export const replaceTold = async (db: Db, shop: ShopKey, off: Told[]): Promise<void> => {
  await db.delete(toldOff).where(ofShop(shop))
  await write(db, shop, { off, isCertain: true })
}

/** What is about to be told: should its answer be lost, the platform may show it. */
export const noteTelling = (db: Db, shop: ShopKey, off: Told[]): Promise<void> =>
  write(db, shop, { off, isCertain: false })

/** What the platform was told: what is off, and what is on again. */
export const noteTold = async (
  db: Db,
  shop: ShopKey,
  { off, on }: { off: Told[]; on: Told[] },
): Promise<void> => {
  await write(db, shop, { off, isCertain: true })
  const isOn = on.map(({ productId, optionId }) =>
    and(eq(toldOff.productId, productId), eq(toldOff.optionId, optionId)),
  )
  if (isOn.length > 0) await db.delete(toldOff).where(and(ofShop(shop), or(...isOn)))
}
