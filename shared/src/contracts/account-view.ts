import { z } from 'zod'
import { Wording } from './fields.ts'
import { Id, Instant, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/** The merchant can read the person and the reason. */
export const AccountViewRequest = z.strictObject({
  accountId: Id,
  reason: Wording(300).pipe(z.string().min(5)),
})
export type AccountViewRequest = z.input<typeof AccountViewRequest>

/** The token shows the merchant as its Admin sees it, is read-only and cannot be renewed. */
export const AccountViewStart = z.object({ id: z.uuid(), accessToken: z.string(), endsAt: Instant })
export type AccountViewStart = z.infer<typeof AccountViewStart>

/** One impersonation of a merchant by the operator. */
export const AccountView = z.object({
  id: z.uuid(),
  accountId: Id,
  viewerName: z.string(),
  reason: z.string(),
  startedAt: Instant,
  endsAt: Instant.describe('latest end of the impersonation'),
  endedAt: Instant.nullable().describe('null while the impersonation is active'),
})
export type AccountView = z.infer<typeof AccountView>
export const AccountViewPage = pageOf(AccountView)
export const AccountViewsQuery = PageQuery.extend({ AccountId: QueryIdOrAll.default(0) })
