import { z } from 'zod'
import { AccountUpdateRequest } from './account.ts'
import { Wording } from './fields.ts'
import { AccountStatus } from './merchant.ts'
import { Id, Instant, PageQuery, QueryId, pageOf } from './wire.ts'

/** A merchant that the operator creates. Its first brand, branch and person follow. */
export const AccountAddRequest = AccountUpdateRequest.omit({ id: true })
export type AccountAddRequest = z.input<typeof AccountAddRequest>

const Reason = Wording(500).pipe(z.string().min(3))

/** `reason` is for the operator's staff; the merchant does not see it. */
export const AccountSuspendRequest = z.strictObject({ id: Id, reason: Reason })
export type AccountSuspendRequest = z.input<typeof AccountSuspendRequest>
export const AccountResumeRequest = z.strictObject({ id: Id })

/** Health of a merchant, for the operator. */
export const MerchantHealth = z.object({
  accountId: Id,
  status: AccountStatus,
  statusReason: z.string().nullable().describe('reason of the suspension'),
  statusSince: Instant.nullable().describe('start of the suspension or closing'),
  closing: z
    .object({
      closesAt: Instant,
      since: Instant,
      by: z.string().nullable().describe('name of a person of the merchant; erased with the account'),
      reason: z.string().nullable(),
      erasedAt: Instant.nullable().describe('time at which personal data was erased'),
    })
    .nullable()
    .describe('closing of the account; null if it is not being closed'),
  openOrders: z.int(),
  lastOrderAt: Instant.nullable(),
  ordersThisMonth: z.int().describe('since the first of the month in Riyadh, test orders excluded'),
  ordersLastMonth: z.int().describe('previous month up to the same day and hour'),
  missedThisMonth: z.int(),
  missedLastMonth: z.int(),
  differences: z.int().describe('confirmed differences between Sufra and platforms'),
  connections: z.object({ working: z.int(), troubled: z.int(), ended: z.int() }),
})
export type MerchantHealth = z.infer<typeof MerchantHealth>

/** Internal note of the operator's staff about a merchant. */
export const AccountNote = z.object({
  id: Id,
  accountId: Id,
  text: z.string(),
  byUserId: Id,
  byName: z.string().nullable(),
  at: Instant,
})
export type AccountNote = z.infer<typeof AccountNote>
export const AccountNotePage = pageOf(AccountNote)
export const AccountNotesQuery = PageQuery.extend({ AccountId: QueryId })
export const AccountNoteRequest = z.strictObject({
  accountId: Id,
  text: Wording(2000).pipe(z.string().min(1)),
})
export type AccountNoteRequest = z.input<typeof AccountNoteRequest>
