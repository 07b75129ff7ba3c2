import { and, asc, count, eq, gt, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import { searchWords } from '@sufra/shared/contracts/search-text'
import type { Db, Scope } from '#src/database/database.ts'
import { inPiecesOfIds, isOneOf } from '#src/database/in-pieces.ts'
import { containsWords } from '#src/database/like-pattern.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import type { PageSlice } from '#src/routing/page.ts'
import type { ProductDraft } from './product-input.ts'
import { product } from './product.table.ts'

export type ProductRow = typeof product.$inferSelect
type Changes = PgUpdateSetSource<typeof product>

export interface ProductKey {
  scope: Scope
  id: number
  serviceProviderId: number
}

export interface ProductFilter {
  scope: Scope
  serviceProviderId: number
  /** any of these; all products without one */
  searchKeys: string[]
  categoryId?: number
  isVisible?: boolean
  /** only these */
  ids?: number[]
}

const kept = (scope: Scope, ...more: (SQL | undefined)[]): SQL | undefined =>
  and(tenantFilter(scope, product.accountId), isNull(product.deletedAt), ...more)

const wanted = ({
  scope,
  serviceProviderId,
  searchKeys,
  categoryId,
  isVisible,
  ids,
}: ProductFilter): SQL | undefined =>
  kept(
    scope,
    eq(product.serviceProviderId, serviceProviderId),
    or(...searchKeys.map(key => containsWords(product.searchKey, searchWords(key)))),
    categoryId ? eq(product.categoryId, categoryId) : undefined,
    isVisible === undefined ? undefined : eq(product.isVisible, isVisible),
    ids && isOneOf(product.id, ids),
  )

/** In the order of the menu; the id decides between equal indexes. */
export const listProducts = async (db: Db, filter: ProductFilter, slice: PageSlice): Promise<ProductRow[]> =>
  db
    .select()
    .from(product)
    .where(wanted(filter))
    .orderBy(asc(product.index), asc(product.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countProducts = async (db: Db, filter: ProductFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(product).where(wanted(filter))
  return row?.total ?? 0
}

const isKeyed = ({ id, serviceProviderId }: ProductKey): SQL | undefined =>
  and(eq(product.id, id), eq(product.serviceProviderId, serviceProviderId))

export const findProduct = async (db: Db, key: ProductKey): Promise<ProductRow | undefined> => {
  const [row] = await db
    .select()
    .from(product)
    .where(kept(key.scope, isKeyed(key)))
  return row
}

/** Returns the row, locked until the transaction ends, so that the checked state is the overwritten one. */
export const lockProduct = async (db: Db, key: ProductKey): Promise<ProductRow | undefined> => {
  const [row] = await db
    .select()
    .from(product)
    .where(kept(key.scope, isKeyed(key)))
    .for('update')
  return row
}

export const insertProduct = async (
  db: Db,
  row: ProductDraft & { accountId: number; imageKey: string | null },
): Promise<ProductRow | undefined> => {
  const [inserted] = await db.insert(product).values(row).returning()
  return inserted
}

const touched = (changes: Changes) => ({
  ...changes,
  rowVersion: sql`${product.rowVersion} + 1`,
  updatedAt: sql`now()`,
})

export const updateProduct = async (
  db: Db,
  key: ProductKey,
  changes: Changes,
): Promise<ProductRow | undefined> => {
  const [row] = await db
    .update(product)
    .set(touched(changes))
    .where(kept(key.scope, isKeyed(key)))
    .returning()
  return row
}

/** Those that were deleted as well. */
export const productsEverOf = (db: Db, scope: Scope, ids: number[]): Promise<ProductRow[]> =>
  inPiecesOfIds(ids, piece =>
    db
      .select()
      .from(product)
      .where(and(tenantFilter(scope, product.accountId), isOneOf(product.id, piece)))
      .orderBy(asc(product.id)),
  )

/** Locks in the order of the ids: two kitchens that snooze overlapping lists must not wait for each other. */
export const lockProducts = (db: Db, scope: Scope, ids: number[]): Promise<ProductRow[]> =>
  inPiecesOfIds(ids, piece =>
    db
      .select()
      .from(product)
      .where(kept(scope, isOneOf(product.id, piece)))
      .orderBy(asc(product.id))
      .for('update'),
  )

/** Returns the updated rows by id. */
export const updateProducts = async (
  db: Db,
  { scope, ids }: { scope: Scope; ids: number[] },
  changes: Changes,
): Promise<ProductRow[]> => {
  const rows = await db
    .update(product)
    .set(touched(changes))
    .where(kept(scope, isOneOf(product.id, ids)))
    .returning()
  // PostgreSQL returns them in no particular order.
  return rows.toSorted((one, other) => one.id - other.id)
}

/** Returns the account of a deleted product; undefined otherwise. */
export const ownerOfDeleted = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<number | undefined> => {
  const [row] = await db
    .select({ accountId: product.accountId })
    .from(product)
    .where(and(tenantFilter(scope, product.accountId), eq(product.id, id), isNotNull(product.deletedAt)))
  return row?.accountId
}

/** Restores a product that was deleted at `since` or later. */
export const undeleteProduct = async (
  db: Db,
  { scope, id, since }: { scope: Scope; id: number; since: Date },
): Promise<ProductRow | undefined> => {
  const [row] = await db
    .update(product)
    .set(touched({ deletedAt: null }))
    .where(and(tenantFilter(scope, product.accountId), eq(product.id, id), gt(product.deletedAt, since)))
    .returning()
  return row
}

/** Values of a product that is on sale again. */
export const AWAKE = { isVisible: true, snoozedUntil: null, snoozeReason: null, snoozedAt: null }

export const wakeProducts = async (
  db: Db,
  { scope, ids }: { scope: Scope; ids: number[] },
  now: Date,
): Promise<ProductRow[]> =>
  db
    .update(product)
    .set(touched(AWAKE))
    .where(kept(scope, isOneOf(product.id, ids), lte(product.snoozedUntil, now)))
    .returning()
