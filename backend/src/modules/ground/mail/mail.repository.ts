import { and, asc, desc, eq, inArray, isNotNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { mail } from './mail.table.ts'

export const MAIL_CHANNEL = 'mail'
/** Nobody else takes a claimed mail for so long; afterwards its sender counts as dead. */
const CLAIM_SECONDS = 120
const GIVEN_UP_AFTER_HOURS = 24
const KEPT_DAYS = 30

/** Inserts, and wakes the workers of all nodes when the transaction commits. */
export const insertMail = async (db: Db, values: typeof mail.$inferInsert): Promise<void> => {
  await db.insert(mail).values(values)
  await db.execute(sql`select pg_notify(${MAIL_CHANNEL}, '')`)
}

const isQueued = eq(mail.status, 'queued')

/** Mails that came too late, or could not be handed over in a day, are not sent any more. */
export const giveUpLateMails = (db: Db) =>
  db
    .update(mail)
    .set({
      status: 'failed',
      variables: null,
      lastError: sql`coalesce(${mail.lastError}, 'It would have come too late')`,
    })
    .where(
      and(
        isQueued,
        or(
          lt(mail.expiresAt, sql`now()`),
          lt(mail.createdAt, sql`now() - make_interval(hours => ${GIVEN_UP_AFTER_HOURS})`),
        ),
      ),
    )

/** Takes up to `limit` mails that are due; of several workers each gets others. */
export const claimMails = (db: Db, limit: number) => {
  const due = db
    .select({ id: mail.id })
    .from(mail)
    .where(and(isQueued, lte(mail.nextAttemptAt, sql`now()`)))
    .orderBy(asc(mail.nextAttemptAt), asc(mail.id))
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(mail)
    .set({
      attempts: sql`${mail.attempts} + 1`,
      nextAttemptAt: sql`now() + make_interval(secs => ${CLAIM_SECONDS})`,
    })
    .where(inArray(mail.id, due))
    .returning()
}
export type ClaimedMail = Awaited<ReturnType<typeof claimMails>>[number]

type Rendered = typeof mail.$inferSelect.rendered

export const markSent = (db: Db, id: number, rendered: Rendered) =>
  db
    .update(mail)
    .set({ status: 'sent', sentAt: sql`now()`, variables: null, lastError: null, rendered })
    .where(eq(mail.id, id))

export const markFailed = (db: Db, id: number, lastError: string) =>
  db.update(mail).set({ status: 'failed', variables: null, lastError }).where(eq(mail.id, id))

export const postponeMail = (
  db: Db,
  { id, seconds, lastError }: { id: number; seconds: number; lastError: string },
) =>
  db
    .update(mail)
    .set({ nextAttemptAt: sql`now() + make_interval(secs => ${seconds})`, lastError })
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
