import { z } from 'zod'
import { Id, Instant, LocalizedText, PageQuery, QueryId, pageOf } from './wire.ts'

export const MenuEntity = z.enum(['product', 'category', 'choice'])
export type MenuEntity = z.infer<typeof MenuEntity>

/** A field as it was and as it became; named and written as the entity's own answers name and write it. */
export const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.infer<typeof FieldChange>

/** `removed` and `broughtBack`: taken off the menu, and put on it again. */
export const MenuChangeKind = z.enum(['added', 'changed', 'removed', 'broughtBack'])
export type MenuChangeKind = z.infer<typeof MenuChangeKind>

/** One change of one product, category or choice, or the last of `size` that one piece of work made. */
export const MenuRevision = z.object({
  id: z.int(),
  entity: MenuEntity,
  entityId: Id,
  name: LocalizedText.describe('as it is called now'),
  at: Instant,
  byName: z.string().nullable().describe('null: nobody, a timer did it'),
  changeId: z.uuid().nullable(),
  size: z.int().describe('how many rows the same piece of work changed'),
  kind: MenuChangeKind,
  fields: z.array(FieldChange),
})
export type MenuRevision = z.infer<typeof MenuRevision>
export const MenuRevisionPage = pageOf(MenuRevision)
export type MenuRevisionPage = z.infer<typeof MenuRevisionPage>

/** `EntityId` counts with `Entity`. Of a whole menu one row for each piece of work, of one entity one for each change. */
export const MenuHistoryQuery = PageQuery.extend({
  ServiceProviderId: QueryId,
  Entity: MenuEntity.optional(),
  EntityId: QueryId.optional(),
})

const ToRevision = z.strictObject({
  entity: MenuEntity,
  entityId: Id,
  revisionId: z.int().min(1).max(Number.MAX_SAFE_INTEGER),
})
const ToMoment = z.strictObject({ at: Instant })

/**
 * Puts one entity back to the version that a revision made, or the whole menu to how it stood at a moment. What is on sale
 * now stays as it is: neither snoozes, of products or options, nor branches of products come back. `preview`: nothing is written.
 */
export const MenuRestoreRequest = z.strictObject({
  serviceProviderId: Id,
  to: z.union([ToRevision, ToMoment]),
  preview: z.boolean().default(false),
})
export type MenuRestoreRequest = z.input<typeof MenuRestoreRequest>

/** A link that was not put back, because what it led to was deleted since. */
export const LeftOut = z.object({
  entity: MenuEntity,
  entityId: Id,
  name: LocalizedText,
  linked: z.enum(['category', 'choice', 'size']),
  linkedId: Id,
  linkedName: LocalizedText.nullable().describe('null: of a deleted size nothing is kept'),
})
export type LeftOut = z.infer<typeof LeftOut>

export const MenuRestoreAnswer = z.object({
  changes: z.array(
    z.object({
      entity: MenuEntity,
      entityId: Id,
      name: LocalizedText,
      kind: MenuChangeKind,
      fields: z.array(FieldChange),
    }),
  ),
  leftOut: z.array(LeftOut),
  undoToken: z
    .uuid()
    .nullable()
    .describe('for Product/BulkUndo; null for a preview, and when nothing differed'),
})
export type MenuRestoreAnswer = z.infer<typeof MenuRestoreAnswer>
