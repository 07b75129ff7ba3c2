import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { hasExpired } from '#src/modules/billing/subscription/subscription.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { role } from '#src/modules/identity/role/role.table.ts'
import { user, userBranch } from '#src/modules/identity/user/user.table.ts'
import { forgetDevicesOf } from './known-device.repository.ts'
import { refreshToken, session } from './session.table.ts'

export const insertSession = (db: Db, values: typeof session.$inferInsert) =>
  db.insert(session).values(values)

export const insertRefreshToken = (db: Db, values: typeof refreshToken.$inferInsert) =>
  db.insert(refreshToken).values(values)

/** Condition for sessions that are neither ended nor expired. */
export const isLive = and(isNull(session.endedAt), gt(session.expiresAt, sql`now()`))

/** Uses up a token: of any number of concurrent callers exactly one gets a row. */
export const spendRefreshToken = async (db: Db, hash: string, childHash: string) => {
  const rows = await db
    .update(refreshToken)
    .set({ usedAt: sql`clock_timestamp()`, childHash })
    .from(session)
    .where(
      and(
        eq(refreshToken.hash, hash),
        isNull(refreshToken.usedAt),
        eq(session.id, refreshToken.sessionId),
        isLive,
      ),
    )
    .returning({
      sessionId: session.id,
      accountId: session.accountId,
      userId: session.userId,
      isRemembered: session.isRemembered,
    })
  return rows[0]
}

/**
 * Returns a token that could not be used: the state of its session, whether it was used within the grace
 * period, and whether its successor is unused.
 */
export const findToken = async (db: Db, hash: string, graceSeconds: number) => {
  const rows = await db
    .select({
      sessionId: session.id,
      userId: session.userId,
      isRemembered: session.isRemembered,
      isEnded: sql<boolean>`${session.endedAt} is not null`,
      isExpired: sql<boolean>`${session.expiresAt} <= now()`,
      isWithinGrace: sql<boolean>`${refreshToken.usedAt} > clock_timestamp() - make_interval(secs => ${graceSeconds})`,
      isImmediateParent: sql<boolean>`exists (select from refresh_token child
        where child.hash = ${refreshToken.childHash} and child.used_at is null)`,
    })
    .from(refreshToken)
    .innerJoin(session, eq(session.id, refreshToken.sessionId))
    .where(eq(refreshToken.hash, hash))
  return rows[0]
}

export const prolongSession = (db: Db, id: string, expiresAt: Date) =>
  db
    .update(session)
    .set({ expiresAt, lastSeenAt: sql`now()` })
    .where(eq(session.id, id))

export const endSession = (db: Db, id: string) =>
  db
    .update(session)
    .set({ endedAt: sql`now()` })
    .where(and(eq(session.id, id), isNull(session.endedAt)))

/**
 * Signs a user out everywhere, or everywhere except `exceptSid`, and removes those known devices. Returns the
 * ids of the ended sessions.
 */
export const endSessionsOf = async (
  db: Db,
  userId: number,
  { exceptSid }: { exceptSid?: string } = {},
): Promise<string[]> => {
  await forgetDevicesOf(db, userId, exceptSid)
  const rows = await db
    .update(session)
    .set({ endedAt: sql`now()` })
    .where(
      and(
        eq(session.userId, userId),
        isNull(session.endedAt),
        exceptSid ? ne(session.id, exceptSid) : undefined,
      ),
    )
    .returning({ id: session.id })
  return rows.map(({ id }) => id)
}

export const findSessionOfToken = async (db: Db, hash: string): Promise<string | undefined> => {
  const rows = await db
    .select({ id: refreshToken.sessionId })
    .from(refreshToken)
    .where(eq(refreshToken.hash, hash))
  return rows[0]?.id
}

/** Returns the valid ones of these sessions, with the present data of their users. */
export const findLiveSessions = (db: Db, ids: readonly string[]) =>
  db
    .select({
      sid: session.id,
      userId: user.id,
      accountId: user.accountId,
      role: user.role,
      customPermissions: role.permissions,
      accountStatus: account.status,
      isExpired: hasExpired(user.accountId, new Date()),
      closesAt: account.closesAt,
      sessionVersion: user.sessionVersion,
      branchIds: sql<number[]>`array(select ${userBranch.branchId} from ${userBranch}
        where ${userBranch.userId} = ${user.id} order by 1)`,
    })
    .from(session)
    .innerJoin(user, eq(user.id, session.userId))
    .leftJoin(account, eq(account.id, user.accountId))
    .leftJoin(role, and(eq(role.accountId, user.accountId), eq(role.id, user.customRoleId)))
    .where(and(inArray(session.id, ids), isLive, eq(user.isActive, true)))

export const deleteOldSessions = (db: Db) =>
  db.delete(session).where(lt(session.expiresAt, sql`now() - interval '30 days'`))
