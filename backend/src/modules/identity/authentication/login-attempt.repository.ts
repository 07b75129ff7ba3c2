import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { loginAttempt } from './login-attempt.table.ts'

const WINDOW = sql`interval '15 minutes'`
const FREE_FAILURES = 5
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 900

/** Key of the attempts: the address and the source. */
export interface AttemptKey {
  emailHash: string
  source: string
}

const isKey = ({ emailHash, source }: AttemptKey) =>
  and(eq(loginAttempt.emailHash, emailHash), eq(loginAttempt.source, source))

const isOver = sql`${loginAttempt.firstAt} < now() - ${WINDOW}`
const failures = sql`(case when ${isOver} then 1 else ${loginAttempt.failures} + 1 end)`
// Slows down and never locks out: half a minute after the fifth failure, then twice as long each time.
const wait = sql`least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * 2 ^ least(${failures} - ${FREE_FAILURES}, 10))`

/**
 * Counts an attempt as failed before the check, so that of any number of concurrent ones, on any number of
 * nodes, only the allowed ones pass. Returns false while the source has to wait.
 */
export const takeAttempt = async (db: Db, key: AttemptKey): Promise<boolean> => {
  const rows = await db
    .insert(loginAttempt)
    .values({ ...key, failures: 1, firstAt: sql`now()`, blockedUntil: sql`now()` })
    .onConflictDoUpdate({
      target: [loginAttempt.emailHash, loginAttempt.source],
      set: {
        failures,
        firstAt: sql`case when ${isOver} then now() else ${loginAttempt.firstAt} end`,
        blockedUntil: sql`case when ${failures} >= ${FREE_FAILURES}::int
          then now() + make_interval(secs => ${wait}) else now() end`,
      },
      // The clock instead of the transaction's time, because the transaction may have waited for the row.
      setWhere: sql`${loginAttempt.blockedUntil} <= clock_timestamp()`,
    })
    .returning({ failures: loginAttempt.failures })
  return rows.length > 0
}

/** Seconds until this source may try again. */
export const secondsBlocked = async (db: Db, key: AttemptKey): Promise<number> => {
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from ${loginAttempt.blockedUntil} - now())))::int`
  const rows = await db.select({ seconds }).from(loginAttempt).where(isKey(key))
  return rows[0]?.seconds ?? 1
}

/** Takes back an attempt that could not be checked. */
export const releaseAttempt = (db: Db, key: AttemptKey) =>
  db
    .update(loginAttempt)
    .set({ failures: sql`greatest(${loginAttempt.failures} - 1, 0)`, blockedUntil: sql`now()` })
    .where(isKey(key))

export const forgetAttempts = (db: Db, key: AttemptKey) => db.delete(loginAttempt).where(isKey(key))

export const forgetAllAttempts = (db: Db, emailHash: string) =>
  db.delete(loginAttempt).where(eq(loginAttempt.emailHash, emailHash))

export const deleteOldAttempts = (db: Db) =>
  db.delete(loginAttempt).where(lt(loginAttempt.firstAt, sql`now() - interval '1 hour'`))
