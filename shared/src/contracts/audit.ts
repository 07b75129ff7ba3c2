import { z } from 'zod'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/** One act of the operator. */
export const AuditEntry = z.object({
  id: z.int(),
  at: Instant,
  byUserId: Id.nullable().describe('null: Sufra by itself'),
  byName: z.string().nullable(),
  fromAddress: z.string().nullable().describe('the address of the network that it came from'),
  action: z.string().describe('e.g. "Plan.Update"; keeps its meaning'),
  entity: z.string(),
  entityId: z.string().nullable(),
  accountId: Id.nullable().describe('the merchant concerned'),
  accountName: LocalizedText.nullable(),
  before: z.unknown().describe('null: it was not there'),
  after: z.unknown().describe('null: it is no more'),
  asked: z.unknown().describe('what was sent, where before and after do not tell; without secrets'),
  hash: z.string().describe('SHA-256 over the entry and the hash of the one before it'),
})
export type AuditEntry = z.infer<typeof AuditEntry>
export const AuditPage = pageOf(AuditEntry)
export type AuditPage = z.infer<typeof AuditPage>

export const AuditListQuery = PageQuery.extend({
  UserId: QueryIdOrAll.default(0).describe('who did it; 0 for everybody'),
  AccountId: QueryIdOrAll.default(0).describe('the merchant concerned; 0 for all'),
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
  brokenId: z.int().nullable().describe('the first entry that was changed, or is missing'),
  count: z.int(),
  head: z.object({ id: z.int(), hash: z.string() }).describe('the end of the chain: keep it elsewhere'),
  checkedAt: Instant,
})
export type AuditVerdict = z.infer<typeof AuditVerdict>
