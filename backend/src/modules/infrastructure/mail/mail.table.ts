import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** An attachment; its content in base64. */
export interface MailAttachment {
  name: string
  type: string
  content: string
}

export type MailStatus = 'queued' | 'sent' | 'failed' | 'discarded'

/**
 * Outbox of mails, written in the transaction that causes them and delivered by a job that has the id only.
 * `variables` may contain a code and is cleared after the mail was sent or given up. A discarded mail is for
 * an unknown address: it is queued so that a code request takes the same time, and never sent.
 */
export const mail = pgTable(
  'mail',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    accountId: integer('account_id'),
    recipient: text().notNull(),
    language: text().$type<'ar' | 'en'>().notNull(),
    template: text().notNull(),
    variables: jsonb().$type<Record<string, unknown>>(),
    /** cleared with the variables */
    attachment: jsonb().$type<MailAttachment>(),
    status: text().$type<MailStatus>().notNull(),
    /** the mail is useless afterwards */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** message for the development mailbox; empty with SMTP */
    rendered: jsonb().$type<{ subject: string; html: string; text: string }>(),
  },
  table => [index('mail_status').on(table.status, table.createdAt)],
)
