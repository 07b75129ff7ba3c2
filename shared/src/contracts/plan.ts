import { z } from 'zod'
import { Id, Instant, LocalizedText } from './wire.ts'

/** A plan that merchants can choose. Prices in SAR with VAT. */
export const Plan = z.object({
  id: Id,
  name: LocalizedText,
  description: LocalizedText.nullable().describe('one advantage a line'),
  priceMonthly: z.number(),
  priceYearly: z.number().nullable(),
  currency: z.literal('SAR'),
  trialDays: z.int().describe('0: no trial'),
  index: z.int(),
})
export type Plan = z.infer<typeof Plan>
export const PlanList = z.array(Plan)

/**
 * Starts the plan's trial. There are no discounts yet, so every `discountCode` is an unknown one; empty is none. Errors:
 * 404 `not_found`; 409 `trial_used` when the account had a plan before or the plan has no trial.
 */
export const SubscriptionAddRequest = z.strictObject({
  planId: Id,
  discountCode: z.string().trim().max(200).nullish(),
})
export type SubscriptionAddRequest = z.input<typeof SubscriptionAddRequest>
export const SubscriptionAnswer = z.object({
  id: Id,
  status: z.enum(['Trial', 'PendingPayment', 'Active']),
  planName: LocalizedText,
  expiryDate: Instant.nullable(),
})
export type SubscriptionAnswer = z.infer<typeof SubscriptionAnswer>
