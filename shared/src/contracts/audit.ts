import { z } from 'zod'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/** One act of the operator. */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  byUserId: Id.nullable().describe('null if Sufra acted automatically'),
  byName: z.string().nullable(),
  fromAddress: z.string().nullable().describe('IP address of the request'),
  action: z.string().describe('stable name, e.g. "Plan.Update"'),
  entity: z.string(),
  entityId: z.string().nullable(),
  accountId: Id.nullable().describe('the affected merchant'),
  accountName: LocalizedText.nullable(),
  before: z.unknown().describe('null if it was created'),
  after: z.unknown().describe('null if it was deleted'),
  asked: z.unknown().describe('request body without secrets, if `before` and `after` do not show the change'),
  hash: z.string().describe('SHA-256 over the entry and the hash of the previous entry'),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const AuditPage = pageOf(AuditEntry)
export type AuditPage = z.infer<typeof AuditPage>

export const AuditListQuery = PageQuery.extend({
  UserId: QueryIdOrAll.default(0).describe('only entries of this person; 0 for all'),
  AccountId: QueryIdOrAll.default(0).describe('only entries about this merchant; 0 for all'),
  Action: z.string().max(80).optional(),
  From: Instant.optional(),
  To: Instant.optional(),
})

/** Filter values of the audit log. */
export const AuditChoices = z.object({
  people: z.array(z.object({ id: Id, name: z.string() })),
  actions: z.array(z.string()),
})
export type AuditChoices = z.infer<typeof AuditChoices>

/** Result of the check that no entry was changed or removed. */
export const AuditVerdict = z.object({
  isWhole: z.boolean(),
  brokenId: z.int().nullable().describe('first entry that was changed or is missing'),
  count: z.int(),
  head: z
    .object({ id: z.int(), hash: z.string() })
    .describe('hash at the end of the chain; store it outside Sufra'),
  checkedAt: Instant,
})
export type AuditVerdict = z.infer<typeof AuditVerdict>
