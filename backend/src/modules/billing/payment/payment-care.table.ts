import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PaymentAttention, PaymentDecision, RefundState } from '@sufra/shared/contracts/payment'
import { instant, riyals } from '#src/database/columns.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { payment } from './payment.table.ts'

/** Every time that ClickPay was asked to give money of a payment back. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id').notNull(),
    state: text('state').$type<RefundState>().notNull().default('Asked'),
    /** SAR with VAT */
    amount: riyals('amount').notNull(),
    reason: text('reason').notNull(),
    /** its own with ClickPay, so that it can be found there whatever became of the answer */
    cartId: text('cart_id').notNull().unique('payment_refund_cart'),
    /** ClickPay's of the refund; null until it said so */
    tranRef: text('tran_ref'),
    /** why ClickPay refused, in its own words */
    refusal: text('refusal'),
    /** null where nothing was left of the invoice, or none was issued */
    creditNoteId: integer('credit_note_id'),
    byUserId: integer('by_user_id').references(() => user.id),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** when it left for ClickPay: from then on it is asked about, and never sent again */
    sentAt: instant('sent_at'),
    endedAt: instant('ended_at'),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.paymentId],
      foreignColumns: [payment.accountId, payment.id],
    }),
    index('payment_refund_of_payment').on(table.accountId, table.paymentId),
  ],
)

/** What the operator's people decided about payments that they had to look at. */
export const paymentResolution = pgTable(
  'payment_resolution',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id').notNull(),
    /** what they had to look at */
    attention: text('attention').$type<PaymentAttention>().notNull(),
    decision: text('decision').$type<PaymentDecision>().notNull(),
    note: text('note').notNull(),
    byUserId: integer('by_user_id').references(() => user.id),
    at: instant('at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.paymentId],
      foreignColumns: [payment.accountId, payment.id],
    }),
    index('payment_resolution_of_payment').on(table.accountId, table.paymentId),
  ],
)
