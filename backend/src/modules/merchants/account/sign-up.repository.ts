import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '#src/database/database.ts'
import { featureOverride } from '#src/modules/billing/feature/feature.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { streamCounter } from '#src/modules/infrastructure/stream/stream.table.ts'
import { impersonation } from '#src/modules/identity/session/impersonation.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import { ticket } from '#src/modules/operations/ticket/ticket.table.ts'
import { account } from './account.table.ts'

// Tables with rows from the operator's work for a merchant. Such rows keep the account.
const OF_OPERATOR = [ticket, subscription, featureOverride, impersonation, serviceProvider, streamCounter]

const hasNone = (table: PgTable & { accountId: PgColumn }): SQL =>
  sql`not exists (select from ${table} where ${table.accountId} = ${account.id})`

const isAbandoned = and(
  eq(account.status, 'PendingVerification'),
  lt(account.createdAt, sql`now() - interval '7 days'`),
  ...OF_OPERATOR.map(hasNone),
)

/** Accounts that were unconfirmed for a week and have no rows from the operator, or the one account `id` if so. */
export const listAbandoned = async (db: Db, id?: number): Promise<number[]> => {
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(isAbandoned, id === undefined ? undefined : eq(account.id, id)))
  return rows.map(row => row.id)
}

/** Locks the account before the check, so that nobody confirms it or writes rows for it during the deletion. */
export const isStillAbandoned = async (db: Db, id: number): Promise<boolean> => {
  await db.select({ id: account.id }).from(account).where(eq(account.id, id)).for('update')
  return (await listAbandoned(db, id)).length > 0
}

export const deleteAccount = (db: Db, id: number) => db.delete(account).where(eq(account.id, id))

interface CompanyNumber {
  field: 'crNumber' | 'vatNumber'
  number: string
  /** the account that may have the number */
  exceptId: number | null
}

export const findOtherHolder = async (
  db: Db,
  { field, number, exceptId }: CompanyNumber,
): Promise<number | undefined> => {
  // One field of the form accepts two kinds of numbers: see `CompanyNumber` of the contracts.
  const isTheirs =
    field === 'vatNumber'
      ? eq(account.vatNumber, number)
      : or(eq(account.crNumber, number), eq(account.unifiedNumber, number))
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(isTheirs, exceptId === null ? undefined : ne(account.id, exceptId)))
    .limit(1)
  return rows[0]?.id
}
