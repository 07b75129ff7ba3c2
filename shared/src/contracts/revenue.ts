import { z } from 'zod'
import { Id, Instant, LocalizedText, PageQuery, QueryId, pageOf } from './wire.ts'

/** A month in Riyadh. */
const Month = z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/)

const Amount = z.number().describe('SAR with VAT')

/** A number of merchants, and the sum of their amounts. */
const Sum = z.object({ merchants: z.int(), amount: Amount })

export const RevenueRequest = z.strictObject({})

/**
 * Recurring revenue at the end of each of the last twelve months, now for the current one, and its movements since the
 * end of the month before. The four movements, two of them negative, add up to the change.
 */
export const RevenueMovement = z.object({
  months: z.array(
    z.object({
      month: Month,
      before: Amount.describe('at the end of the previous month'),
      revenue: Amount,
      merchants: z.int().describe('paying merchants'),
      new: Sum.describe('first payment'),
      expansion: Sum,
      contraction: Sum,
      churn: Sum.describe('no payment any more'),
    }),
  ),
})
export type RevenueMovement = z.infer<typeof RevenueMovement>

/** Current recurring revenue by plan, the largest first. */
export const RevenuePlans = z.object({
  month: Month,
  plans: z.array(Sum.extend({ planId: Id, planName: LocalizedText })),
})
export type RevenuePlans = z.infer<typeof RevenuePlans>

/** Merchants by the month in which their first paid plan began, of the last twelve months. */
export const RevenueCohorts = z.object({
  cohorts: z.array(
    z.object({
      month: Month,
      merchants: z.int(),
      months: z
        .array(z.object({ month: Month, paying: z.int() }))
        .describe('at the end of the first and each following month'),
    }),
  ),
})
export type RevenueCohorts = z.infer<typeof RevenueCohorts>

/**
 * Subscriptions that end in the rest of this month and the next three, at today's renewal price; renewed ones are left
 * out.
 */
export const RevenueForecast = z.object({
  months: z.array(
    z.object({
      month: Month,
      renewal: Sum,
      leaving: Sum.describe('renewals switched off'),
    }),
  ),
})
export type RevenueForecast = z.infer<typeof RevenueForecast>

/** Invoices of each of the last twelve months, less its credit notes. */
export const RevenuePaid = z.object({
  months: z.array(
    z.object({ month: Month, invoices: z.int(), creditNotes: z.int(), net: z.number(), gross: Amount }),
  ),
})
export type RevenuePaid = z.infer<typeof RevenuePaid>

/** Figures that have detail rows. */
export const RevenueFigure = z.enum([
  'recurring',
  'new',
  'expansion',
  'contraction',
  'churn',
  'cohort',
  'renewal',
  'leaving',
])
export type RevenueFigure = z.infer<typeof RevenueFigure>

export const RevenueRowsQuery = PageQuery.extend({
  Figure: RevenueFigure,
  Month: Month.describe('"2026-11"'),
  PlanId: QueryId.optional(),
  Cohort: Month.optional().describe('only merchants whose first paid plan started in this month'),
})
export type RevenueRowsQuery = z.output<typeof RevenueRowsQuery>

/** A merchant in the rows of a figure. */
export const RevenueRow = z.object({
  accountId: Id,
  merchantName: LocalizedText,
  planName: LocalizedText,
  planBefore: LocalizedText.nullable().describe('plan of the previous month, for a plan change'),
  amount: Amount.describe('signed share of this merchant in the figure'),
  endsAt: Instant.nullable().describe('end of the period to be renewed'),
})
export type RevenueRow = z.infer<typeof RevenueRow>

export const RevenueRowPage = pageOf(RevenueRow)
