import { and, desc, eq, gt, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { CodePurpose } from '@sufra/shared/contracts/authentication'
import type { Db } from '#src/database/database.ts'
import type { CodeAsker, SentCode } from './code-limit.ts'
import { oneTimeCode } from './one-time-code.table.ts'

const MOST_TRIES = 5

export interface CodeKey {
  emailHash: string
  purpose: CodePurpose
}

/** Key of one requester's code. */
export interface FlowKey extends CodeKey {
  flow: string
}

const isCode = ({ emailHash, purpose }: CodeKey) =>
  and(eq(oneTimeCode.emailHash, emailHash), eq(oneTimeCode.purpose, purpose))

const newestOf = (db: Db, key: FlowKey) =>
  db
    .select({ id: oneTimeCode.id })
    .from(oneTimeCode)
    .where(and(isCode(key), eq(oneTimeCode.flow, key.flow)))
    .orderBy(desc(oneTimeCode.id))
    .limit(1)

const isNewestOf = (db: Db, key: FlowKey) => eq(oneTimeCode.id, sql`(${newestOf(db, key)})`)

/** Serializes concurrent callers, so that each sees the codes sent before it. */
export const lockCode = (db: Db, { emailHash, purpose }: CodeKey) =>
  db.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`one_time_code ${purpose} ${emailHash}`}, 0))`,
  )

/**
 * Codes sent within the hour, newest first. For a caller who has given a password, only codes that were
 * really sent to somebody count. Otherwise a stranger could block them with codes that need no password.
 */
export const listSent = (db: Db, key: CodeKey & { isProved: boolean }): Promise<SentCode[]> =>
  db
    .select({
      source: oneTimeCode.source,
      isKnownDevice: oneTimeCode.isKnownDevice,
      seconds: sql<number>`extract(epoch from now() - ${oneTimeCode.sentAt})::float`,
    })
    .from(oneTimeCode)
    .where(
      and(
        isCode(key),
        eq(oneTimeCode.isSent, true),
        gt(oneTimeCode.sentAt, sql`now() - interval '1 hour'`),
        key.isProved ? isNotNull(oneTimeCode.userId) : undefined,
      ),
    )
    .orderBy(desc(oneTimeCode.sentAt), desc(oneTimeCode.id))

export interface NewCode extends FlowKey, CodeAsker {
  accountId: number | null
  userId: number | null
  email: string | null
  codeHmac: string
  /** 0 for a code that is not sent and never valid */
  lifeSeconds: number
}

/** Inserts the requester's latest code, the only valid one. */
export const insertCode = (db: Db, { lifeSeconds, ...values }: NewCode) =>
  db.insert(oneTimeCode).values({
    ...values,
    isSent: lifeSeconds > 0,
    expiresAt: sql`now() + make_interval(secs => ${lifeSeconds})`,
  })

export const hasCode = async (db: Db, key: FlowKey): Promise<boolean> => (await newestOf(db, key)).length > 0

/** Counts an attempt before its check: of any number of concurrent ones, five get a row. */
export const countTry = async (db: Db, key: FlowKey) => {
  const rows = await db
    .update(oneTimeCode)
    .set({ tries: sql`${oneTimeCode.tries} + 1` })
    .where(
      and(
        isNewestOf(db, key),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.expiresAt, sql`now()`),
        lt(oneTimeCode.tries, MOST_TRIES),
      ),
    )
    .returning({ id: oneTimeCode.id, codeHmac: oneTimeCode.codeHmac, userId: oneTimeCode.userId })
  return rows[0]
}

export const markUsed = (db: Db, id: number) =>
  db
    .update(oneTimeCode)
    .set({ usedAt: sql`now()` })
    .where(eq(oneTimeCode.id, id))

/** Returns the person who gets the requester's unused code again, without the password. */
export const findOwnerOfCode = async (
  db: Db,
  { seconds, ...key }: FlowKey & { seconds: number },
): Promise<number | null> => {
  const rows = await db
    .select({ userId: oneTimeCode.userId })
    .from(oneTimeCode)
    .where(
      and(
        isNewestOf(db, key),
        isNull(oneTimeCode.usedAt),
        gt(oneTimeCode.sentAt, sql`now() - make_interval(secs => ${seconds})`),
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
