import { and, eq, exists, gte, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { user, userBranch } from '#src/modules/identity/user/user.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import type { Period } from '../order-day/business-day.ts'
import { weeklyReport } from '../weekly-report.table.ts'

/** Active merchants with orders in the period. */
export const readMerchantsWithOrders = async (db: Db, { from, to }: Period): Promise<number[]> => {
  const orders = db
    .select({ id: order.id })
    .from(order)
    .where(
      and(
        eq(order.accountId, account.id),
        eq(order.isTest, false),
        gte(order.placedAt, from),
        lt(order.placedAt, to),
      ),
    )
  const rows = await db
    .select({ id: account.id })
    .from(account)
    .where(and(eq(account.status, 'Active'), exists(orders)))
    .orderBy(account.id)
  return rows.map(({ id }) => id)
}

/** Admins of a merchant who have not got the mail of the week and have not unsubscribed. */
export const readReaders = (db: Db, { accountId, week }: { accountId: number; week: string }) =>
  db
    .select({
      userId: user.id,
      email: user.email,
      language: user.language,
      merchant: account.name,
      branchIds: sql<number[]>`array(select ${userBranch.branchId} from ${userBranch}
        where ${userBranch.accountId} = ${user.accountId} and ${userBranch.userId} = ${user.id})`,
    })
    .from(user)
    .innerJoin(account, eq(account.id, user.accountId))
    .leftJoin(weeklyReport, and(eq(weeklyReport.accountId, user.accountId), eq(weeklyReport.userId, user.id)))
    .where(
      and(
        eq(user.accountId, accountId),
        eq(account.status, 'Active'),
        eq(user.role, 'Admin'),
        eq(user.isActive, true),
        eq(user.isEmailVerified, true),
        or(isNull(weeklyReport.userId), eq(weeklyReport.isStopped, false)),
        or(isNull(weeklyReport.lastWeek), lt(weeklyReport.lastWeek, week)),
      ),
    )
    .orderBy(user.id)
export type Reader = Awaited<ReturnType<typeof readReaders>>[number]

/** Returns true for one of several concurrent callers, and never for somebody who has unsubscribed meanwhile. */
export const claimLetter = async (
  db: Db,
  { accountId, userId, week }: { accountId: number; userId: number; week: string },
): Promise<boolean> => {
  const rows = await db
    .insert(weeklyReport)
    .values({ accountId, userId, lastWeek: week })
    .onConflictDoUpdate({
      target: [weeklyReport.accountId, weeklyReport.userId],
      set: { lastWeek: week },
      setWhere: sql`not ${weeklyReport.isStopped} and (${weeklyReport.lastWeek} is null or ${weeklyReport.lastWeek} < ${week})`,
    })
    .returning({ userId: weeklyReport.userId })
  return rows.length > 0
}

export const readIsStopped = async (
  db: Db,
  { accountId, userId }: { accountId: number; userId: number },
): Promise<boolean> => {
  const rows = await db
    .select({ isStopped: weeklyReport.isStopped })
    .from(weeklyReport)
    .where(and(eq(weeklyReport.accountId, accountId), eq(weeklyReport.userId, userId)))
  return rows[0]?.isStopped ?? false
}

export const writeIsStopped = (
  db: Db,
  { accountId, userId, isStopped }: { accountId: number; userId: number; isStopped: boolean },
) =>
  db
    .insert(weeklyReport)
    .values({ accountId, userId, isStopped })
    .onConflictDoUpdate({ target: [weeklyReport.accountId, weeklyReport.userId], set: { isStopped } })

/** Returns the account of a merchant's person; the operator's people get no mail. */
export const findAccountOf = async (db: Db, userId: number): Promise<number | undefined> => {
  const rows = await db.select({ accountId: user.accountId }).from(user).where(eq(user.id, userId))
  return rows[0]?.accountId ?? undefined
}
