import { bigint, boolean, foreignKey, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import type { PaymentAttention, PaymentState } from '@sufra/shared/contracts/payment'
import { instant, riyals } from '#src/database/columns.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'

/** All attempts to pay for a subscription. */
export const payment = pgTable(
  'payment',
  {
    accountId: integer('account_id').notNull(),
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    subscriptionId: integer('subscription_id').notNull(),
    state: text('state').$type<PaymentState>().notNull().default('Created'),
    /** requested amount, SAR with VAT; ClickPay's amount has to equal it */
    amount: riyals('amount').notNull(),
    currency: text('currency').notNull().default('SAR'),
    /** Sufra's own, never used twice */
    cartId: text('cart_id').notNull().unique('payment_cart'),
    /** ClickPay's reference; null until it has created a page */
    tranRef: text('tran_ref').unique('payment_tran_ref'),
    redirectUrl: text('redirect_url'),
    language: text('language').$type<'ar' | 'en'>().notNull(),
    description: text('description').notNull(),
    returnPath: text('return_path'),
    /** the problem that a person has to look at */
    attention: text('attention').$type<PaymentAttention>(),
    /** when the payment activated the subscription */
    settledAt: instant('settled_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  table => [
    primaryKey({ columns: [table.accountId, table.id] }),
    foreignKey({
      columns: [table.accountId, table.subscriptionId],
      foreignColumns: [subscription.accountId, subscription.id],
    }),
    index('payment_of_subscription').on(table.accountId, table.subscriptionId),
    index('payment_latest').on(table.id.desc()),
  ],
)

export type MessageSource = 'request' | 'callback' | 'return' | 'query' | 'clock'

/**
 * Messages about payments, as evidence: content, signature and outcome. A repeated message is counted, so
 * that a replay adds no rows. Messages that match no payment have no account.
 */
export const paymentEvent = pgTable(
  'payment_event',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id'),
    paymentId: integer('payment_id'),
    source: text('source').$type<MessageSource>().notNull(),
    /** null where no signature is expected */
    isSigned: boolean('is_signed'),
    /** SHA-256 of source, signature and bytes */
    digest: text('digest').notNull().unique('payment_event_digest'),
    tranRef: text('tran_ref'),
    cartId: text('cart_id'),
    letter: text('letter'),
    amount: text('amount'),
    currency: text('currency'),
    /** outcome of the first time */
    outcome: text('outcome').notNull(),
    times: integer('times').notNull().default(1),
    firstAt: instant('first_at').notNull().defaultNow(),
    lastAt: instant('last_at').notNull().defaultNow(),
  },
  table => [
    foreignKey({
      columns: [table.accountId, table.paymentId],
      foreignColumns: [payment.accountId, payment.id],
    }),
    index('payment_event_of_payment').on(table.accountId, table.paymentId),
  ],
)
