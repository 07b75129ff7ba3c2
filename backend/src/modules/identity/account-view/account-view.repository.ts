import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { hasExpired } from '#src/modules/billing/subscription/subscription.table.ts'
import { accountView } from '#src/modules/identity/session/account-view.table.ts'
import { session } from '#src/modules/identity/session/session.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import type { PageSlice } from '#src/routing/page.ts'

/** Returns the merchant's data for an impersonation. */
export const findViewed = async (db: Db, id: number) => {
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

export const insertView = (db: Db, values: typeof accountView.$inferInsert) =>
  db.insert(accountView).values(values)

const ended = { id: accountView.id, accountId: accountView.accountId, endedAt: accountView.endedAt }

/** Ends an impersonation. Of any number of concurrent callers exactly one gets a row. */
export const leaveView = async (db: Db, id: string) => {
  const [row] = await db
    .update(accountView)
    .set({ endedAt: sql`now()` })
    .where(and(eq(accountView.id, id), isNull(accountView.endedAt)))
    .returning(ended)
  return row
}

/** Ends an impersonation that nobody ended: at its expiry, or earlier with the session behind it. */
export const closeView = async (db: Db, id: string) => {
  const [row] = await db
    .update(accountView)
    .set({
      endedAt: sql`least(${accountView.endsAt}, (select ${session.endedAt} from ${session}
        where ${session.id} = ${accountView.sessionId}))`,
    })
    .where(and(eq(accountView.id, id), isNull(accountView.endedAt)))
    .returning(ended)
  return row
}

/** Latest first. */
export const listViews = (db: Db, scope: Scope, { limit, offset }: PageSlice) =>
  db
    .select({
      id: accountView.id,
      accountId: accountView.accountId,
      viewerName: accountView.viewerName,
      reason: accountView.reason,
      startedAt: accountView.startedAt,
      endsAt: accountView.endsAt,
      endedAt: accountView.endedAt,
    })
    .from(accountView)
    .where(tenantFilter(scope, accountView.accountId))
    .orderBy(desc(accountView.startedAt), desc(accountView.id))
    .limit(limit)
    .offset(offset)

export const countViews = async (db: Db, scope: Scope): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(accountView)
    .where(tenantFilter(scope, accountView.accountId))
  return row?.total ?? 0
}
