import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { mail } from './mail.table.ts'

/** As long as the longest link in a mail is good: what the operator runs again by then still helps somebody. */
const GIVEN_UP_AFTER_HOURS = 72
const KEPT_DAYS = 30

export const insertMail = async (db: Db, values: typeof mail.$inferInsert): Promise<number> => {
  const [{ id } = { id: 0 }] = await db.insert(mail).values(values).returning({ id: mail.id })
  return id
}

const isQueued = eq(mail.status, 'queued')
const isLate = or(
  lt(mail.expiresAt, sql`now()`),
  lt(mail.createdAt, sql`now() - make_interval(hours => ${GIVEN_UP_AFTER_HOURS})`),
)

/** Mails that would come too late are not sent any more, and what was filled in is forgotten. */
export const giveUpLateMails = (db: Db) =>
  db
    .update(mail)
    .set({
      status: 'failed',
      variables: null,
      attachment: null,
      lastError: sql`coalesce(${mail.lastError}, 'It would have come too late')`,
    })
    .where(and(isQueued, isLate))

/** The mail, if it is still to be sent. */
export const findQueued = async (db: Db, id: number) =>
  (
    await db
      .select()
      .from(mail)
      .where(and(isQueued, eq(mail.id, id)))
  )[0]
export type QueuedMail = NonNullable<Awaited<ReturnType<typeof findQueued>>>

export const listQueued = (db: Db) =>
  db.select({ id: mail.id }).from(mail).where(isQueued).orderBy(asc(mail.id))

type Rendered = typeof mail.$inferSelect.rendered

export const markSent = (db: Db, id: number, rendered: Rendered) =>
  db
    .update(mail)
    .set({
      ...{ status: 'sent', sentAt: sql`now()`, lastError: null, rendered },
      ...{ variables: null, attachment: null },
    })
    .where(and(eq(mail.id, id), isQueued))

export const markFailed = (db: Db, id: number, lastError: string) =>
  db
    .update(mail)
    .set({ status: 'failed', variables: null, attachment: null, lastError })
    .where(and(eq(mail.id, id), isQueued))

export const noteFailure = (db: Db, id: number, lastError: string) =>
  db
    .update(mail)
    .set({ lastError })
    .where(and(eq(mail.id, id), isQueued))

/** What the development mailbox shows, newest first. */
export const listRendered = (db: Db, { recipient, limit }: { recipient?: string; limit: number }) =>
  db
    .select({ id: mail.id, to: mail.recipient, createdAt: mail.createdAt, rendered: mail.rendered })
    .from(mail)
    .where(and(isNotNull(mail.rendered), recipient ? eq(mail.recipient, recipient) : undefined))
    .orderBy(desc(mail.id))
    .limit(limit)

export const deleteOldMails = (db: Db) =>
  db
    .delete(mail)
    .where(
      and(
        inArray(mail.status, ['sent', 'failed', 'discarded']),
        lt(mail.createdAt, sql`now() - make_interval(days => ${KEPT_DAYS})`),
      ),
    )
