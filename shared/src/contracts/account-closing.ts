import { z } from 'zod'
import { Wording } from './fields.ts'
import { Id, Instant, LocalizedText } from './wire.ts'

/** Days for which a merchant that closes its account is read-only and can undo the closing. */
export const CLOSING_DAYS = 30

/** State of an account closing, and the obstacles to it. */
export const AccountClosing = z.object({
  name: LocalizedText.describe('name of the merchant in Arabic or English; the person types it to confirm'),
  closesAt: Instant.nullable().describe(
    'time at which its data is erased; null if the account is not being closed',
  ),
  since: Instant.nullable(),
  closedBy: z.string().nullable().describe('person who started the closing'),
  reason: z.string().nullable(),
  openOrders: z.int().describe('open orders that must end first'),
  unpaid: z
    .number()
    .describe('SAR with VAT, ordered and unpaid; closing cancels that order without a charge'),
})
export type AccountClosing = z.infer<typeof AccountClosing>

/** `name` is the merchant's name in Arabic or English, typed as a confirmation. */
export const AccountCloseRequest = z.strictObject({
  name: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(128),
  reason: Wording(500).optional(),
})
export type AccountCloseRequest = z.input<typeof AccountCloseRequest>

/** `reason` is for the operator's staff. */
export const AccountStopClosingRequest = z.strictObject({
  id: Id,
  reason: Wording(500).pipe(z.string().min(3)),
})
export type AccountStopClosingRequest = z.input<typeof AccountStopClosingRequest>
