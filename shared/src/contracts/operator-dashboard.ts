import { z } from 'zod'
import { PeriodRequest } from './dashboard.ts'
import { ConnectionProblem } from './integration.ts'
import { AccountStatus } from './merchant.ts'
import { ReleaseAction } from './release-control.ts'
import { Id, Instant, LocalizedText } from './wire.ts'

/** Period of days; defaults to today in Asia/Riyadh. Ten years at most. */
export const PlatformPeriod = PeriodRequest.omit({ branchId: true })
export type PlatformPeriod = z.infer<typeof PlatformPeriod>

const Moved = z.object({
  count: z.int(),
  merchants: z.array(z.object({ id: Id, name: LocalizedText, at: Instant })).describe('the latest 50'),
})

/**
 * Merchants by state, with new and lost ones. `previous` is the same length right before, up to the elapsed part of the
 * period.
 */
export const OperatorMerchants = z.object({
  states: z.array(z.object({ status: AccountStatus, merchants: z.int() })),
  expiringIn14Days: z.int(),
  came: Moved.describe('merchants who signed up within the period'),
  left: Moved.describe('merchants whose plan or trial ended within the period without a successor'),
  previous: z.object({ came: z.int(), left: z.int() }),
})
export type OperatorMerchants = z.infer<typeof OperatorMerchants>

/** Monthly recurring revenue: at the end of each month, and now for the current one. */
export const OperatorRevenue = z.object({
  months: z.array(
    z.object({
      month: z.string().describe('"2026-11"'),
      revenue: z
        .number()
        .describe(
          'SAR a month, active and past-due plans at their purchase price; a yearly plan counts with one twelfth',
        ),
      merchants: z.int().describe('paying merchants'),
    }),
  ),
})
export type OperatorRevenue = z.infer<typeof OperatorRevenue>

/** Connections to platforms that fail now, the longest first. */
export const OperatorConnections = z.object({
  count: z.int(),
  connections: z
    .array(
      z.object({
        accountId: Id,
        merchantName: LocalizedText,
        branchId: Id,
        branchName: LocalizedText,
        channelName: LocalizedText,
        failingSince: Instant.nullable(),
        problem: ConnectionProblem.nullable(),
      }),
    )
    .describe('at most 100'),
})
export type OperatorConnections = z.infer<typeof OperatorConnections>

/** Live versions of the front end, and their changes in the period. */
export const OperatorReleases = z.object({
  changes: z.array(z.object({ action: ReleaseAction, changes: z.int() })),
  remotes: z.array(
    z.object({
      name: z.string(),
      channel: z.string(),
      stable: z.string(),
      canary: z.object({ version: z.string(), percent: z.number() }).nullable(),
      isDisabled: z.boolean(),
    }),
  ),
})
export type OperatorReleases = z.infer<typeof OperatorReleases>

export const OperatorConnectionsRequest = z.strictObject({})
