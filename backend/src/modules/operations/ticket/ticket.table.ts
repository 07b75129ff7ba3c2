import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from 'drizzle-orm/pg-core'
import type { TicketEvent, TicketFile, TicketMessage, TicketSide } from '@sufra/shared/contracts/ticket'
import type { TicketState } from '@sufra/shared/contracts/ticket-rules'
import { account } from '#src/modules/merchants/account/account.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/**
 * Conversations between a merchant and the operator's people. A message that one person has read counts as
 * read for the whole side.
 */
export const ticket = pgTable(
  'ticket',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    subject: text('subject').notNull(),
    /** number and subject in normalized form: see `searchKey` of the contracts */
    searchKey: text('search_key').notNull(),
    state: text('state').$type<TicketState>().notNull().default('Open'),
    openedById: integer('opened_by_id').notNull(),
    openedBy: text('opened_by').notNull(),
    /** a person of the operator; no foreign key, because the merchant's transactions cannot see that row */
    assigneeId: integer('assignee_id'),
    assigneeName: text('assignee_name'),
    createdAt: instant('created_at').notNull().defaultNow(),
    firstAnsweredAt: instant('first_answered_at'),
    /** start of the present pause: it waits for the merchant, or it is resolved */
    pausedAt: instant('paused_at'),
    /** duration of earlier pauses */
    pausedSeconds: integer('paused_seconds').notNull().default(0),
    resolvedAt: instant('resolved_at'),
    lastAt: instant('last_at').notNull().defaultNow(),
    merchantReadId: integer('merchant_read_id').notNull().default(0),
    operatorReadId: integer('operator_read_id').notNull().default(0),
    /** a mail about unread messages is queued or sent, and nothing was read since */
    isMerchantNotified: boolean('is_merchant_notified').notNull().default(false),
    isOperatorNotified: boolean('is_operator_notified').notNull().default(false),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    index('ticket_latest_of_account').on(table.accountId, table.lastAt),
    index('ticket_latest').on(table.lastAt),
    index('ticket_to_close')
      .on(table.resolvedAt)
      .where(sql`${table.state} = 'Resolved'`),
  ],
)

/** Messages, notes and events, ordered by id: each insert locks the ticket's row. */
export const ticketMessage = pgTable(
  'ticket_message',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    ticketId: integer('ticket_id').notNull(),
    kind: text('kind').$type<TicketMessage['kind']>().notNull(),
    side: text('side').$type<TicketSide>().notNull(),
    authorId: integer('author_id'),
    authorName: text('author_name').notNull(),
    text: text('text').notNull().default(''),
    searchKey: text('search_key').notNull().default(''),
    event: text('event').$type<TicketEvent>(),
    orderId: integer('order_id'),
    productId: integer('product_id'),
    /** the Idempotency-Key, by which the sender recognizes the message */
    key: text('key'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      name: 'ticket_message_ticket',
      columns: [table.accountId, table.ticketId],
      foreignColumns: [ticket.accountId, ticket.id],
    }),
    index('ticket_message_of_ticket').on(table.accountId, table.ticketId, table.id),
  ],
)

/** Files of messages. They are in the database, so that its backups and row level security cover them. */
export const ticketFile = pgTable(
  'ticket_file',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    ticketId: integer('ticket_id').notNull(),
    /** null until its message is sent */
    messageId: integer('message_id'),
    /** of an internal note */
    isOfNote: boolean('is_of_note').notNull().default(false),
    side: text('side').$type<TicketSide>().notNull(),
    userId: integer('user_id').notNull(),
    name: text('name').notNull(),
    type: text('type').$type<TicketFile['type']>().notNull(),
    width: integer('width'),
    height: integer('height'),
    bytes: bytes('bytes').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      name: 'ticket_file_ticket',
      columns: [table.accountId, table.ticketId],
      foreignColumns: [ticket.accountId, ticket.id],
    }),
    index('ticket_file_of_message').on(table.accountId, table.messageId),
    index('ticket_file_unsent')
      .on(table.createdAt)
      .where(sql`${table.messageId} is null`),
  ],
)
