import { z } from 'zod'
import { Wording } from './fields.ts'
import { Id, Instant, LocalizedText } from './wire.ts'

/** Days for which a merchant that closes its account is read-only and can undo the closing. */
export const CLOSING_DAYS = 30

/** State of an account closing, and the obstacles to it. */
export const AccountClosing = z.object({
  name: LocalizedText.describe('of the merchant, in one of the languages to be typed'),
  closesAt: Instant.nullable().describe('when its data is erased; null: it is not being closed'),
  since: Instant.nullable(),
  closedBy: z.string().nullable().describe('who decided it'),
  reason: z.string().nullable(),
  openOrders: z.int().describe('orders that have to end first'),
  unpaid: z
    .number()
    .describe('SAR with VAT: ordered and not paid; closing gives the order up, nothing is charged'),
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
