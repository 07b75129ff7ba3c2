import { z } from 'zod'
import { Wording } from './fields.ts'
import { Id, Instant, LocalizedText } from './wire.ts'

/** So long a merchant that closes its account only reads, and can keep it. */
export const CLOSING_DAYS = 30

/** Whether a merchant's account is being closed, and what closing it would meet. */
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

/** `name` is the merchant's, in Arabic or English, as somebody types who means it. */
export const AccountCloseRequest = z.strictObject({
  name: z.string().trim().min(1).max(200),
  password: z.string().min(1).max(128),
  reason: Wording(500).optional(),
})
export type AccountCloseRequest = z.input<typeof AccountCloseRequest>

/** Why is for the operator's people. */
export const AccountStopClosingRequest = z.strictObject({
  id: Id,
  reason: Wording(500).pipe(z.string().min(3)),
})
export type AccountStopClosingRequest = z.input<typeof AccountStopClosingRequest>
