import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { channelPricing } from './channel-pricing.table.ts'
import { priceException } from './price-exception.table.ts'

export type RuleRow = typeof channelPricing.$inferSelect
type NewRule = typeof channelPricing.$inferInsert
type NewException = typeof priceException.$inferInsert

interface Brand {
  scope: Scope
  serviceProviderId: number
}

export const rulesOf = async (db: Db, { scope, serviceProviderId }: Brand): Promise<RuleRow[]> =>
  db
    .select()
    .from(channelPricing)
    .where(
      and(
        tenantFilter(scope, channelPricing.accountId),
        eq(channelPricing.serviceProviderId, serviceProviderId),
      ),
    )

/** Returns null when the rule was changed since `expected`. Without `expected`, the last write wins. */
export const putRule = async (
  db: Db,
  { accountId, serviceProviderId, channelId, ...rule }: NewRule,
  expected?: number,
): Promise<RuleRow | null> => {
  const changes = { ...rule, rowVersion: sql`${channelPricing.rowVersion} + 1`, updatedAt: sql`now()` }
  const insert = db.insert(channelPricing).values({ accountId, serviceProviderId, channelId, ...rule })
  if (expected === 0) {
    const [first] = await insert.onConflictDoNothing().returning()
    return first ?? null
  }
  if (expected === undefined) {
    const target = [channelPricing.accountId, channelPricing.serviceProviderId, channelPricing.channelId]
    const [row] = await insert.onConflictDoUpdate({ target, set: changes }).returning()
    return row ?? null
  }
  const [updated] = await db
    .update(channelPricing)
    .set(changes)
    .where(
      and(
        eq(channelPricing.accountId, accountId),
        eq(channelPricing.serviceProviderId, serviceProviderId),
        eq(channelPricing.channelId, channelId),
        eq(channelPricing.rowVersion, expected),
      ),
    )
    .returning()
  return updated ?? null
}

interface ExceptionFilter extends Brand {
  /** 0 for all */
  productId: number
}

const exceptionsWanted = ({ scope, serviceProviderId, productId }: ExceptionFilter) =>
  and(
    tenantFilter(scope, priceException.accountId),
    eq(product.serviceProviderId, serviceProviderId),
    isNull(product.deletedAt),
    productId ? eq(priceException.productId, productId) : undefined,
  )

const ofProduct = and(
  eq(product.accountId, priceException.accountId),
  eq(product.id, priceException.productId),
)

const shown = {
  productId: priceException.productId,
  name: product.name,
  channelId: priceException.channelId,
  branchId: priceException.branchId,
  price: priceException.price,
}

/** Ordered by dish; all without a slice. */
export const listExceptions = async (db: Db, filter: ExceptionFilter, slice?: PageSlice) => {
  const query = db
    .select(shown)
    .from(priceException)
    .innerJoin(product, ofProduct)
    .where(exceptionsWanted(filter))
    .orderBy(asc(priceException.productId), asc(priceException.id))
  return slice ? query.limit(slice.limit).offset(slice.offset) : query
}

export const countExceptions = async (db: Db, filter: ExceptionFilter): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(priceException)
    .innerJoin(product, ofProduct)
    .where(exceptionsWanted(filter))
  return row?.total ?? 0
}

/** Locks the dish until the transaction ends, so that two lists of it are written one after the other. */
export const lockDish = async (
  db: Db,
  { scope, serviceProviderId, productId }: ExceptionFilter,
): Promise<{ accountId: number; name: string } | undefined> => {
  const [row] = await db
    .select({ accountId: product.accountId, name: product.name })
    .from(product)
    .where(
      and(
        tenantFilter(scope, product.accountId),
        eq(product.id, productId),
        eq(product.serviceProviderId, serviceProviderId),
        isNull(product.deletedAt),
      ),
    )
    .for('update')
  return row
}

export const replaceExceptions = async (
  db: Db,
  { accountId, productId }: { accountId: number; productId: number },
  rows: NewException[],
): Promise<void> => {
  await db
    .delete(priceException)
    .where(and(eq(priceException.accountId, accountId), eq(priceException.productId, productId)))
  if (rows.length > 0) await db.insert(priceException).values(rows)
}

/** Returns those of the branches that the brand has, locked against deletion until the transaction ends. */
export const holdBranches = async (
  db: Db,
  { scope, serviceProviderId, ids }: Brand & { ids: number[] },
): Promise<Set<number>> => {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: branch.id })
    .from(branch)
    .where(
      and(
        tenantFilter(scope, branch.accountId),
        eq(branch.serviceProviderId, serviceProviderId),
        inArray(branch.id, ids),
      ),
    )
    .orderBy(asc(branch.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}
