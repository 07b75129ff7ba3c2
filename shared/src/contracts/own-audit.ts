import { z } from 'zod'
import { Id, Instant, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/** Subject of an act. */
export const OwnActKind = z.enum([
  'menu',
  'orders',
  'branches',
  'team',
  'business',
  'integrations',
  'billing',
])
export type OwnActKind = z.infer<typeof OwnActKind>

/** One act in a merchant's own audit log. */
export const OwnAct = z.object({
  key: z.string().describe('unique key'),
  at: Instant,
  kind: OwnActKind,
  byUserId: Id.nullable().describe('null if Sufra acted automatically'),
  byName: z.string().nullable(),
  action: z.string().describe('stable name, e.g. "Role.Update"'),
  entity: z.string(),
  entityId: z.string().nullable(),
  subject: z.string().nullable().describe('name of the subject, if it has one'),
  before: z.unknown().describe('null if it was created or is unknown'),
  after: z.unknown().describe('null if it was deleted or is unknown'),
})
export type OwnAct = z.infer<typeof OwnAct>
export const OwnActPage = pageOf(OwnAct)

export const OwnActsQuery = PageQuery.extend({
  UserId: QueryIdOrAll.default(0).describe('only entries of this person; 0 for all'),
  Kind: OwnActKind.optional(),
  Search: z.string().max(100).optional().describe('searches names of subjects and persons'),
  From: Instant.optional().describe('default: thirty days ago'),
  To: Instant.optional(),
})

/** People whose acts the log may contain. */
export const OwnActors = z.array(z.object({ id: Id, name: z.string() }))
