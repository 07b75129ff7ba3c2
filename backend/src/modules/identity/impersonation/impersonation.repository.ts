import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { hasExpired } from '#src/modules/billing/subscription/subscription.table.ts'
import { impersonation } from '#src/modules/identity/session/impersonation.table.ts'
import { session } from '#src/modules/identity/session/session.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { PageSlice } from '#src/routing/page.ts'

/** Returns the merchant's data for an impersonation. */
export const findImpersonatedAccount = async (db: Db, id: number) => {
  const [row] = await db
    .select({
      accountName: account.name,
      accountStatus: account.status,
      releaseChannel: account.releaseChannel,
      isExpired: hasExpired(account.id, new Date()),
      closesAt: account.closesAt,
    })
    .from(account)
    .where(eq(account.id, id))
  return row
}

export const insertImpersonation = (db: Db, values: typeof impersonation.$inferInsert) =>
  db.insert(impersonation).values(values)

const ended = { id: impersonation.id, accountId: impersonation.accountId, endedAt: impersonation.endedAt }

/** Ends an impersonation. Of any number of concurrent callers exactly one gets a row. */
export const leaveImpersonation = async (db: Db, id: string) => {
  const [row] = await db
    .update(impersonation)
    .set({ endedAt: sql`now()` })
    .where(and(eq(impersonation.id, id), isNull(impersonation.endedAt)))
    .returning(ended)
  return row
}

/** Ends an impersonation that nobody ended: at its expiry, or earlier with the session behind it. */
export const expireImpersonation = async (db: Db, id: string) => {
  const [row] = await db
    .update(impersonation)
    .set({
      endedAt: sql`least(${impersonation.endsAt}, (select ${session.endedAt} from ${session}
        where ${session.id} = ${impersonation.sessionId}))`,
    })
    .where(and(eq(impersonation.id, id), isNull(impersonation.endedAt)))
    .returning(ended)
  return row
}

/** Latest first. */
export const listImpersonations = (db: Db, scope: Scope, { limit, offset }: PageSlice) =>
  db
    .select({
      id: impersonation.id,
      accountId: impersonation.accountId,
      viewerName: impersonation.viewerName,
      reason: impersonation.reason,
      startedAt: impersonation.startedAt,
      endsAt: impersonation.endsAt,
      endedAt: impersonation.endedAt,
    })
    .from(impersonation)
    .where(tenantFilter(scope, impersonation.accountId))
    .orderBy(desc(impersonation.startedAt), desc(impersonation.id))
    .limit(limit)
    .offset(offset)

export const countImpersonations = async (db: Db, scope: Scope): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(impersonation)
    .where(tenantFilter(scope, impersonation.accountId))
  return row?.total ?? 0
}
