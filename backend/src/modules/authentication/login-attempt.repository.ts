import { eq, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { loginAttempt } from './login-attempt.table.ts'

const WINDOW = sql`interval '15 minutes'`
const FREE_FAILURES = 5
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 900

const isOver = sql`${loginAttempt.firstAt} < now() - ${WINDOW}`
const failures = sql`(case when ${isOver} then 1 else ${loginAttempt.failures} + 1 end)`
// It slows down and never locks out: half a minute after the fifth failure, then twice as long each time.
const wait = sql`least(${LONGEST_WAIT_SECONDS}, ${FIRST_WAIT_SECONDS} * 2 ^ least(${failures} - ${FREE_FAILURES}, 10))`

/** Seconds until this address may be tried again; 0 when it may now. */
export const secondsBlocked = async (db: Db, emailHash: string): Promise<number> => {
  const seconds = sql<number>`greatest(0, ceil(extract(epoch from ${loginAttempt.blockedUntil} - now())))::int`
  const rows = await db.select({ seconds }).from(loginAttempt).where(eq(loginAttempt.emailHash, emailHash))
  return rows[0]?.seconds ?? 0
}

export const recordFailure = (db: Db, emailHash: string) =>
  db
    .insert(loginAttempt)
    .values({ emailHash, failures: 1, firstAt: sql`now()`, blockedUntil: sql`now()` })
    .onConflictDoUpdate({
      target: loginAttempt.emailHash,
      set: {
        failures,
        firstAt: sql`case when ${isOver} then now() else ${loginAttempt.firstAt} end`,
        blockedUntil: sql`case when ${failures} >= ${FREE_FAILURES}::int
          then now() + make_interval(secs => ${wait}) else now() end`,
      },
    })

export const forgetFailures = (db: Db, emailHash: string) =>
  db.delete(loginAttempt).where(eq(loginAttempt.emailHash, emailHash))

export const deleteOldFailures = (db: Db) =>
  db.delete(loginAttempt).where(lt(loginAttempt.firstAt, sql`now() - interval '1 hour'`))
