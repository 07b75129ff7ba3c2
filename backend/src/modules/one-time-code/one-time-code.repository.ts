import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import type { CodePurpose } from '@sufra/shared/contracts/authentication'
import type { Db } from '#src/database/database.ts'
import { oneTimeCode } from './one-time-code.table.ts'

const COOL_DOWN = sql`interval '60 seconds'`
const HOUR = sql`interval '1 hour'`
const MOST_PER_HOUR = 5
const MOST_TRIES = 5

export interface CodeKey {
  emailHash: string
  purpose: CodePurpose
}

const isCode = ({ emailHash, purpose }: CodeKey) =>
  and(eq(oneTimeCode.emailHash, emailHash), eq(oneTimeCode.purpose, purpose))

const isHourOver = sql`${oneTimeCode.hourStartedAt} <= now() - ${HOUR}`
const isCooledDown = and(
  sql`${oneTimeCode.sentAt} <= now() - ${COOL_DOWN}`,
  or(lt(oneTimeCode.sentInHour, MOST_PER_HOUR), isHourOver),
)
const isNobodys = isNull(oneTimeCode.userId)

export interface NewCode extends CodeKey {
  accountId: number | null
  userId: number | null
  email: string | null
  codeHmac: string
  lifeSeconds: number
  /**
   * The caller has shown a password, so codes that anybody may ask for without one, and that nobody got, do not count:
   * otherwise a stranger could keep a person out by asking.
   */
  isProved: boolean
}

/** Replaces the code for this address and purpose; false within the cool-down, or after five of them in an hour. */
export const putCode = async (db: Db, { lifeSeconds, isProved, ...values }: NewCode): Promise<boolean> => {
  const startsHour = isProved ? or(isHourOver, isNobodys) : isHourOver
  const fresh = {
    ...values,
    ...{ tries: 0, usedAt: null, sentAt: sql`now()` },
    expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})`,
  }
  const rows = await db
    .insert(oneTimeCode)
    .values(fresh)
    .onConflictDoUpdate({
      target: [oneTimeCode.emailHash, oneTimeCode.purpose],
      set: {
        ...fresh,
        sentInHour: sql`case when ${startsHour} then 1 else ${oneTimeCode.sentInHour} + 1 end`,
        hourStartedAt: sql`case when ${startsHour} then now() else ${oneTimeCode.hourStartedAt} end`,
      },
      setWhere: isProved ? or(isCooledDown, isNobodys) : isCooledDown,
    })
    .returning({ purpose: oneTimeCode.purpose })
  return rows.length > 0
}

/** Seconds until the next code may be asked for. */
export const secondsToNextCode = async (db: Db, key: CodeKey): Promise<number> => {
  const nextAt = sql`greatest(${oneTimeCode.sentAt} + ${COOL_DOWN},
    case when ${oneTimeCode.sentInHour} >= ${MOST_PER_HOUR}::int then ${oneTimeCode.hourStartedAt} + ${HOUR} end)`
  const seconds = sql<number>`greatest(1, ceil(extract(epoch from ${nextAt} - now())))::int`
  const rows = await db.select({ seconds }).from(oneTimeCode).where(isCode(key))
  return rows[0]?.seconds ?? 1
}

/** Counts a try before its guess is looked at: of any number at once, five get a row. */
export const countTry = async (db: Db, key: CodeKey) => {
  const rows = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        isCode(key),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.expiresAt, sql`now()`),
        lt(oneTimeCode.tries, MOST_TRIES),
      ),
    )
    .returning({ codeHmac: oneTimeCode.codeHmac, userId: oneTimeCode.userId })
  return rows[0]
}

export const markUsed = (db: Db, key: CodeKey) =>
  db
    .update(oneTimeCode)
    .set({ usedAt: sql`now()` })
    .where(isCode(key))

/** Whose code may be sent again without showing the password again: unused, and from the last quarter of an hour. */
export const findOwnerOfCode = async (db: Db, key: CodeKey): Promise<number | null> => {
  const rows = await db
    .select({ userId: oneTimeCode.userId })
    .from(oneTimeCode)
    .where(
      and(
        isCode(key),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.sentAt, sql`now() - interval '15 minutes'`),
      ),
    )
  return rows[0]?.userId ?? null
}

export const voidCodes = (db: Db, userId: number) =>
  db
    .update(oneTimeCode)
    .set({ usedAt: sql`now()` })
    .where(and(eq(oneTimeCode.userId, userId), isNull(oneTimeCode.usedAt)))

export const deleteOldCodes = (db: Db) =>
  db.delete(oneTimeCode).where(lt(oneTimeCode.sentAt, sql`now() - interval '1 day'`))
