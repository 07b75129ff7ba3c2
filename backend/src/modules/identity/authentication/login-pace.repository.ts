import { and, eq, isNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { loginThrottle } from './login-attempt.table.ts'

// Together at most 10 at once and 24 an hour: 34 in the first hour, the limit of one address alone.
const ATTEMPTS_AT_ONCE = 10
const SECONDS_EACH = 150
const UNHURRIED = 5
const FIRST_DELAY_MS = 100
const SUSPICIOUS = 4.5

const EACH = sql`make_interval(secs => ${SECONDS_EACH})`
const AHEAD = sql`make_interval(secs => ${SECONDS_EACH * (ATTEMPTS_AT_ONCE - 1)})`
const debt = sql<number>`extract(epoch from ${loginThrottle.paidUntil} - now())::float / ${SECONDS_EACH}`

const isOf = (emailHash: string) => eq(loginThrottle.emailHash, emailHash)

// The sixth attempt waits a tenth of a second, and each further one twice as long as the one before.
const delayOf = (attempts: number): number =>
  attempts <= UNHURRIED ? 0 : FIRST_DELAY_MS * 2 ** (Math.ceil(attempts) - UNHURRIED - 1)

/** Takes a turn among all strangers at an address. Returns the delay in milliseconds; null when no turn is left. */
export const takeTurn = async (db: Db, emailHash: string): Promise<number | null> => {
  const rows = await db
    .insert(loginThrottle)
    .values({ emailHash, paidUntil: sql`now() + ${EACH}` })
    .onConflictDoUpdate({
      target: loginThrottle.emailHash,
      set: { paidUntil: sql`greatest(${loginThrottle.paidUntil}, now()) + ${EACH}` },
      setWhere: sql`${loginThrottle.paidUntil} <= now() + ${AHEAD}`,
    })
    .returning({ attempts: debt })
  return rows[0] ? delayOf(rows[0].attempts) : null
}

/** Seconds until the next turn. */
export const secondsToTurn = async (db: Db, emailHash: string): Promise<number> => {
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from ${loginThrottle.paidUntil} - now() - ${AHEAD})))::int`
  const rows = await db.select({ seconds }).from(loginThrottle).where(isOf(emailHash))
  return rows[0]?.seconds ?? 1
}

/** Gives a turn back, because a right password is no guess. */
export const releaseTurn = (db: Db, emailHash: string) =>
  db
    .update(loginThrottle)
    .set({ paidUntil: sql`${loginThrottle.paidUntil} - ${EACH}` })
    .where(isOf(emailHash))

export const clearTurns = (db: Db, emailHash: string) =>
  db
    .update(loginThrottle)
    .set({ paidUntil: sql`now()` })
    .where(isOf(emailHash))

/** Returns whether to warn the person of guesses now: after about five, once a day. */
export const isWarningDue = async (db: Db, emailHash: string): Promise<boolean> => {
  const rows = await db
    .update(loginThrottle)
    .set({ warnedAt: sql`now()` })
    .where(
      and(
        isOf(emailHash),
        sql`${debt} >= ${SUSPICIOUS}`,
        or(isNull(loginThrottle.warnedAt), lt(loginThrottle.warnedAt, sql`now() - interval '1 day'`)),
      ),
    )
    .returning({ warnedAt: loginThrottle.warnedAt })
  return rows.length > 0
}

export const deleteOldPaces = (db: Db) =>
  db
    .delete(loginThrottle)
    .where(
      and(
        lt(loginThrottle.paidUntil, sql`now() - interval '1 hour'`),
        or(isNull(loginThrottle.warnedAt), lt(loginThrottle.warnedAt, sql`now() - interval '1 day'`)),
      ),
    )
