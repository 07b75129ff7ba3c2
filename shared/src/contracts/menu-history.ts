import { z } from 'zod'
import { Id, Instant, LocalizedText, PageQuery, QueryId, pageOf } from './wire.ts'

export const MenuEntity = z.enum(['product', 'category', 'choice'])
export type MenuEntity = z.infer<typeof MenuEntity>

/** A field before and after, named and encoded as in the entity's own answers. */
export const FieldChange = z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })
export type FieldChange = z.infer<typeof FieldChange>

/** `removed` and `broughtBack`: deleted from the menu, and restored. */
export const MenuChangeKind = z.enum(['added', 'changed', 'removed', 'broughtBack'])
export type MenuChangeKind = z.infer<typeof MenuChangeKind>

/** One change of a product, category or choice, or the last of the `size` changes of one operation. */
export const MenuRevision = z.object({
  id: z.int(),
  entity: MenuEntity,
  entityId: Id,
  name: LocalizedText.describe('current name'),
  at: Instant,
  byName: z.string().nullable().describe('null if a timer changed it'),
  changeId: z.uuid().nullable(),
  size: z.int().describe('number of rows that the same operation changed'),
  kind: MenuChangeKind,
  fields: z.array(FieldChange),
})
export type MenuRevision = z.infer<typeof MenuRevision>
export const MenuRevisionPage = pageOf(MenuRevision)
export type MenuRevisionPage = z.infer<typeof MenuRevisionPage>

/**
 * `EntityId` applies with `Entity`. Without it, one row per operation on the menu; with it, one per change of the
 * entity.
 */
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
 * Restores one entity to a revision, or the whole menu to an instant. The current availability stays: neither snoozes,
 * of products or options, nor branches of products are restored. `preview`: nothing is written.
 */
export const MenuRestoreRequest = z.strictObject({
  serviceProviderId: Id,
  to: z.union([ToRevision, ToMoment]),
  preview: z.boolean().default(false),
})
export type MenuRestoreRequest = z.input<typeof MenuRestoreRequest>

/** A link that was not restored, because its target was deleted since. */
export const LeftOut = z.object({
  entity: MenuEntity,
  entityId: Id,
  name: LocalizedText,
  linked: z.enum(['category', 'choice', 'size']),
  linkedId: Id,
  linkedName: LocalizedText.nullable().describe('null for a deleted size, whose name is not stored'),
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
  undoToken: z.uuid().nullable().describe('for Product/BulkUndo; null for a preview or without a change'),
})
export type MenuRestoreAnswer = z.infer<typeof MenuRestoreAnswer>
