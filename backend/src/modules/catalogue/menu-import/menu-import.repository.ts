import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { choice } from '#src/modules/catalogue/choice/choice.table.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { size } from '#src/modules/catalogue/size/size.table.ts'

const CHUNK = 500

const written = {
  sku: product.sku,
  name: product.name,
  description: product.description,
  categoryId: product.categoryId,
  price: product.price,
  sizes: product.sizes,
  modifiers: product.modifiers,
  choicesIds: product.choicesIds,
  imageKey: product.imageKey,
  calories: product.calories,
  sodiumMg: product.sodiumMg,
  caffeineMg: product.caffeineMg,
  caffeinePer: product.caffeinePer,
  allergens: product.allergens,
  isVisible: product.isVisible,
  index: product.index,
}

type Columns = Pick<typeof product.$inferSelect, keyof typeof written>
export type StoredProduct = Columns & { id: number }
export type WrittenProduct = Columns & { searchKey: string }
export interface StoredCategory {
  id: number
  name: string
}

interface Menu {
  scope: Scope
  serviceProviderId: number
}

/** Every product of the brand; `hold` locks them until the transaction ends. */
export const menuProducts = (
  db: Db,
  { scope, serviceProviderId }: Menu,
  mode: 'read' | 'hold',
): Promise<StoredProduct[]> => {
  const query = db
    .select({ id: product.id, ...written })
    .from(product)
    .where(
      and(
        tenantFilter(scope, product.accountId),
        eq(product.serviceProviderId, serviceProviderId),
        isNull(product.deletedAt),
      ),
    )
    .orderBy(asc(product.id))
  return mode === 'hold' ? query.for('update').execute() : query.execute()
}

export const menuCategories = (db: Db, { scope, serviceProviderId }: Menu): Promise<StoredCategory[]> =>
  db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(
      and(
        tenantFilter(scope, category.accountId),
        eq(category.serviceProviderId, serviceProviderId),
        isNull(category.deletedAt),
      ),
    )
    .orderBy(asc(category.index), asc(category.id))

type Rows = Promise<{ id: number; name: string }[]>

/** Sizes of the brand, in order. */
export const menuSizes = (db: Db, { scope, serviceProviderId }: Menu): Rows =>
  db
    .select({ id: size.id, name: size.name })
    .from(size)
    .where(and(tenantFilter(scope, size.accountId), eq(size.serviceProviderId, serviceProviderId)))
    .orderBy(asc(size.index), asc(size.id))

/** Shared choices of the brand. */
export const menuChoices = (db: Db, { scope, serviceProviderId }: Menu): Rows =>
  db
    .select({ id: choice.id, name: choice.name })
    .from(choice)
    .where(
      and(
        tenantFilter(scope, choice.accountId),
        eq(choice.serviceProviderId, serviceProviderId),
        isNull(choice.deletedAt),
      ),
    )
    .orderBy(asc(choice.id))

interface Owned {
  accountId: number
  serviceProviderId: number
}

/** Returns the ids in the order of the names. */
export const insertCategories = async (db: Db, owned: Owned, names: string[]): Promise<number[]> => {
  if (names.length === 0) return []
  const rows = await db
    .insert(category)
    .values(names.map(name => ({ ...owned, name })))
    .returning({ id: category.id })
  return rows.map(({ id }) => id)
}

/** Returns the ids in the order of the names. */
export const insertSizes = async (db: Db, owned: Owned, names: string[]): Promise<number[]> => {
  if (names.length === 0) return []
  const rows = await db
    .insert(size)
    .values(names.map(name => ({ ...owned, name })))
    .returning({ id: size.id })
  return rows.map(({ id }) => id)
}

const chunked = <Row>(rows: readonly Row[]): Row[][] =>
  Array.from({ length: Math.ceil(rows.length / CHUNK) }, (_, at) => rows.slice(at * CHUNK, (at + 1) * CHUNK))

export const insertImported = async (
  db: Db,
  owned: Owned,
  rows: readonly WrittenProduct[],
): Promise<number[]> => {
  const ids: number[] = []
  for (const chunk of chunked(rows)) {
    const values = chunk.map(row => ({ ...owned, ...row, ...snoozeOf(row) }))
    ids.push(...(await db.insert(product).values(values).returning({ id: product.id })).map(({ id }) => id))
  }
  return ids
}

const snoozeOf = ({ isVisible }: WrittenProduct) => (isVisible ? {} : { snoozedAt: new Date() })

/** Writes the columns of a sheet to the products; one that becomes visible loses its snooze. */
export const updateImported = async (
  db: Db,
  { accountId, serviceProviderId }: Owned,
  rows: readonly (WrittenProduct & { id: number })[],
): Promise<void> => {
  for (const chunk of chunked(rows)) {
    await db.execute(sql`
      update product set
        sku = new.sku, name = new.name, search_key = new."searchKey", description = new.description,
        category_id = new."categoryId", price = new.price, calories = new.calories, sodium_mg = new."sodiumMg",
        caffeine_mg = new."caffeineMg", caffeine_per = new."caffeinePer", allergens = new.allergens, index = new.index, sizes = new.sizes,
        modifiers = new.modifiers, choices_ids = new."choicesIds", image_key = new."imageKey",
        snoozed_until = case when new."isVisible" then null else snoozed_until end,
        snooze_reason = case when new."isVisible" then null else snooze_reason end,
        snoozed_at = case when new."isVisible" then null when is_visible then now() else snoozed_at end,
        is_visible = new."isVisible", row_version = row_version + 1, updated_at = now()
      from jsonb_to_recordset(${JSON.stringify(chunk)}::jsonb) as new(
        id int, sku text, name text, "searchKey" text, description text, "categoryId" int, price numeric, calories int,
        "sodiumMg" int, "caffeineMg" int, "caffeinePer" text, allergens text[], "isVisible" boolean, index int, sizes jsonb,
        modifiers jsonb, "choicesIds" int[], "imageKey" text)
      where product.account_id = ${accountId} and product.service_provider_id = ${serviceProviderId}
        and product.id = new.id and product.deleted_at is null`)
  }
}
