import { z } from 'zod'
import { Code, Wording } from './fields.ts'
import { Id, Instant, LocalizedText, QueryId, QueryInt } from './wire.ts'

/**
 * State of a subscription. Failed: its payment was refused. Abandoned: nobody paid for a day. Replaced: another paid
 * subscription took its place.
 */
export const SubscriptionStatus = z.enum([
  'PendingPayment',
  'Trial',
  'Active',
  'PastDue',
  'Expired',
  'Cancelled',
  'Suspended',
  'Failed',
  'Abandoned',
  'Replaced',
])
export type SubscriptionStatus = z.infer<typeof SubscriptionStatus>

const Months = z.int().min(1).max(36)

const Wanted = {
  planId: Id,
  packageId: Id.nullish().describe('a package of this plan; without it the period is `months`'),
  months: Months.optional().describe('1 or 12; the operator gives up to 36'),
  discountCode: Code().max(200).nullish().describe('empty is none'),
}

/**
 * Without a package and months: the plan's trial, once per merchant. Otherwise a period to pay, which is the renewal if
 * the plan is the present one. With `accountId`, which applies to the operator only: a period that is granted without
 * payment.
 */
export const SubscriptionAddRequest = z.strictObject({
  ...Wanted,
  accountId: Id.optional(),
  reason: Wording(300).optional().describe('reason of the operator'),
})
export type SubscriptionAddRequest = z.input<typeof SubscriptionAddRequest>

/** Price of a period in SAR. All amounts except `net` include VAT. */
const Sum = {
  price: z.number(),
  discount: z.number(),
  net: z.number(),
  vat: z.number(),
  gross: z.number().describe('SAR to be paid'),
  currency: z.literal('SAR'),
}

export const SubscriptionAnswer = z.object({
  id: Id,
  status: SubscriptionStatus,
  planName: LocalizedText,
  months: z.int().nullable().describe('null for a trial'),
  ...Sum,
  expiryDate: Instant.nullable().describe('null until it is paid'),
  expiresPreview: Instant.nullable().describe('end if paid now'),
})
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>

/** Another plan, or a longer period of the same one. */
export const SubscriptionUpgradeRequest = z.strictObject({
  ...Wanted,
  preview: z.literal(true).optional().describe('true to calculate only'),
})
export type SubscriptionUpgradeRequest = z.input<typeof SubscriptionUpgradeRequest>

/** A limit of the plan that is exceeded. Existing records stay; no new ones can be added. */
export const TooMuch = z.object({ key: z.string(), name: LocalizedText, limit: z.int(), used: z.int() })
export type TooMuch = z.infer<typeof TooMuch>

/** Days with fractions: prices are prorated by the minute. */
const DayShare = z.object({ left: z.number(), total: z.number() })

/**
 * Up: an order to pay now, less the credit of the present plan, which stays until the payment. Down: nothing to pay
 * now; the plan starts with the next period.
 */
export const SubscriptionUpgradeAnswer = SubscriptionAnswer.extend({
  id: Id.nullable().describe('null for a preview and for a change that starts with the next period'),
  direction: z.enum(['up', 'down']),
  prorationCredit: z.number().describe('SAR, remaining value of the previous plan'),
  days: DayShare.describe('share of the current period that is credited'),
  chargedDays: DayShare.nullish().describe(
    'charged share of the price, at least one day; null or absent without proration',
  ),
  amountDue: z.number().describe('SAR to be paid now'),
  effectiveAt: Instant,
  tooMuch: z.array(TooMuch).describe('usage beyond the limits of the requested plan'),
})
export type SubscriptionUpgradeAnswer = z.infer<typeof SubscriptionUpgradeAnswer>

const Planned = z.object({
  planId: Id,
  planName: LocalizedText,
  packageId: Id.nullable(),
  months: z.int(),
})

const PeriodAhead = z.object({
  planName: LocalizedText,
  isGiven: z.boolean().describe('true if the operator gave it free of charge'),
  startsAt: Instant,
  expiryDate: Instant.nullable(),
})

export const GiftPreviewQuery = z.object({
  AccountId: QueryId,
  PlanId: QueryId,
  Months: QueryInt.pipe(Months),
})

/** Preview of a gift of months. */
export const GiftPreview = z.object({
  startsAt: Instant,
  expiryDate: Instant,
  endsNow: LocalizedText.nullable().describe('current plan that is replaced at once'),
  moved: z.array(PeriodAhead).describe('later periods with their new dates'),
})
export type GiftPreview = z.infer<typeof GiftPreview>

/** A merchant's current subscription, the next one, and the one that awaits payment. */
export const MySubscription = z.object({
  current: z
    .object({
      id: Id,
      planId: Id,
      planName: LocalizedText,
      status: SubscriptionStatus,
      packageId: Id.nullable(),
      months: z.int().nullable(),
      price: z.number().describe('SAR for the whole period'),
      priceMonthly: z.number().describe('SAR a month at the purchase'),
      startsAt: Instant,
      expiryDate: Instant.nullable(),
      anchor: Instant.describe('renewals use the day of the month of this date'),
      graceUntil: Instant.nullable().describe('end of the grace period while past due'),
      endsWithPeriod: z.boolean().describe('true if cancelled: no renewal follows'),
    })
    .nullable(),
  next: Planned.nullable().describe('chosen plan of the next unpaid period, if it differs'),
  ahead: z.array(PeriodAhead).describe('paid or given periods that have not started, in order'),
  unpaid: z
    .object({
      id: Id,
      status: SubscriptionStatus,
      planName: LocalizedText,
      amountDue: z.number(),
      createdAt: Instant,
    })
    .nullable()
    .describe('subscriptions with a pending payment'),
  canTry: z.boolean().describe('true if a trial is available, because it has had no plan'),
})
export type MySubscription = z.infer<typeof MySubscription>
