import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** A file that goes with a mail; its bytes in base64. */
export interface MailAttachment {
  name: string
  type: string
  content: string
}

export type MailStatus = 'queued' | 'sent' | 'failed' | 'discarded'

/**
 * The outbox of mails: written in the transaction that decided on them, delivered by a job that knows no more than the id.
 * `variables` can hold a code and is emptied once the mail is out or given up. A discarded mail is for an address that nobody has: written so that asking for a
 * code costs the same, never sent.
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
    /** forgotten with the variables */
    attachment: jsonb().$type<MailAttachment>(),
    status: text().$type<MailStatus>().notNull(),
    /** not worth sending afterwards */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** the message as the development mailbox shows it; with SMTP nothing is kept */
    rendered: jsonb().$type<{ subject: string; html: string; text: string }>(),
  },
  table => [index('mail_status').on(table.status, table.createdAt)],
)
