import { and, asc, desc, eq, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { mail } from './mail.table.ts'

/** Lifetime of the longest link in a mail. The operator can rerun a mail within this time. */
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

/** Gives up mails that would arrive too late, and deletes their variables. */
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

/** Returns the mail if it is still to be sent. */
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
      status: 'sent',
      sentAt: sql`now()`,
      lastError: null,
      rendered,
      variables: null,
      attachment: null,
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

/** Mails of the development mailbox, newest first. */
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
