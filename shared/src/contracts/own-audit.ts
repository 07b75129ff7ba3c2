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
  key: z.string().describe('one of a kind among all'),
  at: Instant,
  kind: OwnActKind,
  byUserId: Id.nullable().describe('null: Sufra did it'),
  byName: z.string().nullable(),
  action: z.string().describe('e.g. "Role.Update"; keeps its meaning'),
  entity: z.string(),
  entityId: z.string().nullable(),
  subject: z.string().nullable().describe('what it is called, where it has a name'),
  before: z.unknown().describe('null: it was not there, or is not known'),
  after: z.unknown().describe('null: it is no more, or is not known'),
})
export type OwnAct = z.infer<typeof OwnAct>
export const OwnActPage = pageOf(OwnAct)

export const OwnActsQuery = PageQuery.extend({
  UserId: QueryIdOrAll.default(0).describe('who did it; 0 for everybody'),
  Kind: OwnActKind.optional(),
  Search: z.string().max(100).optional().describe('in the name of the thing, and of the person'),
  From: Instant.optional().describe('thirty days ago when left out'),
  To: Instant.optional(),
})

/** People whose acts the log may contain. */
export const OwnActors = z.array(z.object({ id: Id, name: z.string() }))
