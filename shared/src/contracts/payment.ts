import { z } from 'zod'
import { Code, Wording } from './fields.ts'
import { Id, Instant, Money, LocalizedText, PageQuery, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

/**
 * State of a payment. Created: ClickPay was not reached yet. Redirected: the person is on ClickPay's page. OnHold:
 * ClickPay or the bank reviews it. Pending: in progress. Only Authorised counts as paid.
 */
export const PaymentState = z.enum([
  'Created',
  'Redirected',
  'Pending',
  'OnHold',
  'Declined',
  'Error',
  'Cancelled',
  'Expired',
  'Authorised',
  'Voided',
  'Refunded',
])
export type PaymentState = z.infer<typeof PaymentState>

/**
 * Reason why the operator has to review a payment. wrongAmount, wrongCurrency, wrongCart: ClickPay's data differ from
 * the request. paidTwice: the subscription is paid already, and the payment is refunded. orderChanged: the price of the
 * ordered upgrade has changed since, and the payment is refunded. moneyBack: a settled payment was voided or refunded.
 * unknownTransaction: ClickPay names our cart with a transaction that Sufra did not start.
 */
export const PaymentAttention = z.enum([
  'wrongAmount',
  'wrongCurrency',
  'wrongCart',
  'paidTwice',
  'orderChanged',
  'moneyBack',
  'unknownTransaction',
])
export type PaymentAttention = z.infer<typeof PaymentAttention>

// A path that begins with two slashes would be an address of another host.
const OWN_PATH = /^\/([\w-][\w\-/]*)?$/

/** Without an amount: the server computes the price of the subscription. */
export const AddPaymentRequest = z.strictObject({
  subscriptionId: Id,
  lang: z.enum(['ar', 'en']),
  returnPath: z
    .string()
    .max(200)
    .regex(OWN_PATH, { error: 'invalid_format' })
    .optional()
    .describe('path to which the browser returns; default /dashboard'),
})
export type AddPaymentRequest = z.infer<typeof AddPaymentRequest>

export const AddPaymentAnswer = z.object({
  paymentId: Id,
  cartId: z.string(),
  tranRef: z.string(),
  redirectUrl: z.string().describe('payment page of ClickPay'),
  amount: z.number(),
  currency: z.literal('SAR'),
})
export type AddPaymentAnswer = z.infer<typeof AddPaymentAnswer>

/** Outcome of a ClickPay callback, as stored with it. */
export const CallbackAnswer = z.object({ outcome: z.string() })

export const PaymentStatusQuery = z.object({
  paymentId: QueryId.optional().describe('default: the latest payment'),
})

/** Why money that was charged bought nothing and goes back. */
export const PaymentReturnCause = PaymentAttention.extract(['paidTwice', 'orderChanged'])
export type PaymentReturnCause = z.infer<typeof PaymentReturnCause>

/** A payment as its merchant sees it. */
export const PaymentStatus = z.object({
  paymentId: Id,
  subscriptionId: Id,
  state: PaymentState,
  amount: z.number(),
  currency: z.literal('SAR'),
  createdAt: Instant,
  isOpen: z.boolean().describe('true if the outcome is open'),
  isPaid: z.boolean().describe('true if it paid the subscription'),
  canRetry: z.boolean().describe('true if the subscription is unpaid and this payment cannot pay it'),
  returned: PaymentReturnCause.nullable().describe('reason of the refund if the payment bought nothing'),
})
export type PaymentStatus = z.infer<typeof PaymentStatus>

export const PaymentListQuery = PageQuery.extend({
  Id: QueryId.optional(),
  AccountId: QueryIdOrAll.default(0),
  State: PaymentState.optional(),
  NeedsAttention: z.enum(['true']).optional().describe('only payments that need a person'),
  Search: Code().max(100).optional().describe('a complete tranRef or cartId'),
})

/** A stored message about a payment. */
export const PaymentMessage = z.object({
  source: z.enum(['request', 'callback', 'return', 'query', 'clock']),
  isSigned: z
    .boolean()
    .nullable()
    .describe("null for answers to Sufra's own queries, which have no signature"),
  letter: z.string().nullable(),
  amount: z.string().nullable().describe('amount stated by ClickPay'),
  currency: z.string().nullable(),
  outcome: z.string(),
  times: z.int(),
  firstAt: Instant,
  lastAt: Instant,
})

/** Outcome of the manual review of a payment. */
export const PaymentDecision = z.enum(['kept', 'refundedByHand', 'other'])
export type PaymentDecision = z.infer<typeof PaymentDecision>

const Note = Wording(300).pipe(z.string().min(3))

export const PaymentResolveRequest = z.strictObject({ paymentId: Id, decision: PaymentDecision, note: Note })
export type PaymentResolveRequest = z.input<typeof PaymentResolveRequest>

/** Unknown: the refund was sent to ClickPay and has no result yet. The job queries it until there is one. */
export const RefundState = z.enum(['Asked', 'Unknown', 'Done', 'Refused'])
export type RefundState = z.infer<typeof RefundState>

export const PaymentRefundRequest = z.strictObject({
  paymentId: Id,
  amount: Money.min(0.01).nullish().describe('SAR with VAT; absent: the whole remaining amount'),
  reason: Note,
})
export type PaymentRefundRequest = z.input<typeof PaymentRefundRequest>

/** Money of a payment that was asked back. */
export const PaymentRefund = z.object({
  id: Id,
  amount: z.number(),
  state: RefundState,
  reason: z.string(),
  refusal: z.string().nullable().describe('reason of the refusal, as ClickPay stated it'),
  byName: z.string().nullable(),
  askedAt: Instant,
  endedAt: Instant.nullable(),
  creditNote: z.object({ id: Id, number: z.string() }).nullable(),
})
export type PaymentRefund = z.infer<typeof PaymentRefund>

/** Decision of a manual review of a payment. */
export const PaymentResolution = z.object({
  id: Id,
  attention: PaymentAttention,
  decision: PaymentDecision,
  note: z.string(),
  byName: z.string().nullable(),
  at: Instant,
})

/** A payment as the operator sees it. */
export const PaymentRow = z.object({
  id: Id,
  accountId: Id,
  accountName: LocalizedText,
  subscriptionId: Id,
  cartId: z.string(),
  tranRef: z.string().nullable(),
  state: PaymentState,
  attention: PaymentAttention.nullable(),
  amount: z.number(),
  currency: z.string(),
  createdAt: Instant,
  settledAt: Instant.nullable(),
  refundable: z.number().describe('SAR that can still be refunded'),
  refunds: z.array(PaymentRefund).describe('earliest first'),
  resolutions: z.array(PaymentResolution).describe('earliest first'),
  messages: z.array(PaymentMessage).describe('earliest first'),
})
export type PaymentRow = z.infer<typeof PaymentRow>
export const PaymentPage = pageOf(PaymentRow)
