import { and, count, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import { account } from './account.table.ts'

export type AccountRow = typeof account.$inferSelect
export type AccountValues = typeof account.$inferInsert

export const insertAccount = async (db: Db, values: AccountValues): Promise<number> => {
  const rows = await db.insert(account).values(values).returning({ id: account.id })
  return rows[0]?.id ?? 0
}

interface AccountKey {
  scope: Scope
  id: number
}

const isAccount = ({ scope, id }: AccountKey) => and(tenantFilter(scope, account.id), eq(account.id, id))

export const findAccount = async (db: Db, key: AccountKey): Promise<AccountRow | undefined> => {
  const [row] = await db.select().from(account).where(isAccount(key))
  return row
}

/** Returns undefined for an account outside the caller's scope. */
export const updateAccount = async (
  db: Db,
  key: AccountKey,
  changes: Partial<AccountValues>,
): Promise<AccountRow | undefined> => {
  const [row] = await db.update(account).set(changes).where(isAccount(key)).returning()
  return row
}

/**
 * Locks the account until the transaction ends, so that concurrent changes run one after the other. Rows that
 * refer to the account can still be written meanwhile. A stronger lock would wait for their writers, which
 * may wait for this one.
 */
export const lockAccount = async (db: Db, id: number): Promise<AccountRow | undefined> => {
  const [row] = await db.select().from(account).where(eq(account.id, id)).for('no key update')
  return row
}

/** Counts open orders, including tests. */
export const countOpenOrdersOf = async (db: Db, accountId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(order)
    .where(and(eq(order.accountId, accountId), isNull(order.closedAt)))
  return row?.total ?? 0
}

/** Returns false for an unknown account. */
export const setReleaseChannel = async (
  db: Db,
  id: number,
  releaseChannel: string | null,
): Promise<boolean> => {
  const { rowCount } = await db.update(account).set({ releaseChannel }).where(eq(account.id, id))
  return rowCount === 1
}

export const hasBrandAndBranch = async (db: Db, accountId: number): Promise<boolean> => {
  const brands = db.select().from(serviceProvider).where(eq(serviceProvider.accountId, accountId))
  const branches = db.select().from(branch).where(eq(branch.accountId, accountId))
  const [row] = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.id, accountId), sql`exists ${brands}`, sql`exists ${branches}`))
  return row !== undefined
}
