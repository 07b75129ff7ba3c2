import { foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PaymentAttention, PaymentDecision, RefundState } from '@sufra/shared/contracts/payment'
import { instant, riyals } from '#src/database/columns.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { payment } from './payment.table.ts'

/** Requests to ClickPay for refunds. */
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
    /** unique at ClickPay, so that the refund can be found there after a lost answer */
    cartId: text('cart_id').notNull().unique('payment_refund_cart'),
    /** ClickPay's reference of the refund; null until its first answer */
    tranRef: text('tran_ref'),
    /** ClickPay's reason for a refusal */
    refusal: text('refusal'),
    /** null where nothing was left of the invoice, or none was issued */
    creditNoteId: integer('credit_note_id'),
    byUserId: integer('by_user_id').references(() => user.id),
    askedAt: instant('asked_at').notNull().defaultNow(),
    /** when it was sent to ClickPay: afterwards it is only queried, never sent again */
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

/** Decisions of the operator's staff about payments that need attention. */
export const paymentResolution = pgTable(
  'payment_resolution',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    paymentId: integer('payment_id').notNull(),
    /** the problem that needed attention */
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
