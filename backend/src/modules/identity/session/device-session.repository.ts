import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { forgetDeviceOfSession } from './known-device.repository.ts'
import { isLive } from './session.repository.ts'
import { session } from './session.table.ts'

const MOST_LISTED = 100

/** Valid sessions of a user, `sid` first, then the last seen. */
export const listSessionsOf = (db: Db, { userId, sid }: { userId: number; sid: string }) =>
  db
    .select({
      id: session.id,
      userAgent: session.userAgent,
      createdAt: session.createdAt,
      lastSeenAt: session.lastSeenAt,
    })
    .from(session)
    .where(and(eq(session.userId, userId), isLive))
    .orderBy(sql`${session.id} = ${sid} desc`, desc(session.lastSeenAt), session.id)
    .limit(MOST_LISTED)

/** Ends a valid session of this user and removes its known device; false for any other session. */
export const endOwnSession = async (
  db: Db,
  { userId, id }: { userId: number; id: string },
): Promise<boolean> => {
  const rows = await db
    .update(session)
    .set({ endedAt: sql`now()` })
    .where(and(eq(session.id, id), eq(session.userId, userId), isLive))
    .returning({ id: session.id })
  if (rows.length === 0) return false
  await forgetDeviceOfSession(db, { userId, id })
  return true
}

/** Skips sessions that another process may have noted within the last minute. */
export const touchSessions = (db: Db, ids: string[]) =>
  db
    .update(session)
    .set({ lastSeenAt: sql`now()` })
    .where(
      and(
        sql`${session.id} = any(${sql.param(ids)}::uuid[])`,
        lt(session.lastSeenAt, sql`now() - interval '50 seconds'`),
      ),
    )
