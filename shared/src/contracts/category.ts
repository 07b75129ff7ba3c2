import { z } from 'zod'
import { BothNames, Wording } from './fields.ts'
import { SaleHours } from './sale-hours.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

export const Category = z.object({
  id: Id,
  serviceProviderId: Id,
  parentId: Id.nullable(),
  name: LocalizedText,
  description: LocalizedText.nullable(),
  imageUrl: z.string().nullable(),
  index: z.int(),
  isVisible: z.boolean(),
  hiddenBranchesIds: z.array(Id).describe('branches that do not sell it'),
  schedule: SaleHours.nullable().describe('null if it is sold whenever the branch is open'),
  rowVersion: z.int(),
  updatedAt: Instant,
})
export type Category = z.infer<typeof Category>
export const CategoryPage = pageOf(Category)

export const CategoryListQuery = PageQuery.extend({ ServiceProviderId: QueryIdOrAll.default(0) })

const Picture = z
  .string()
  .regex(/^\/images\/[0-9a-f]{40}\.webp$/)
  .nullish()

const MenuIndex = z.int().min(1).max(1_000_000)

const Description = z.strictObject({ ar: Wording(500), en: Wording(500) }).nullish()

/** `imageUrl` comes from Image/Add; absent keeps it, null removes it. One level of parents: a parent has no parent. */
export const CategoryRequest = z.strictObject({
  serviceProviderId: Id,
  parentId: Id.nullish(),
  name: BothNames,
  description: Description,
  imageUrl: Picture,
  index: MenuIndex.default(12),
  isVisible: z.boolean().default(true),
  schedule: SaleHours.nullish(),
})
export type CategoryRequest = z.input<typeof CategoryRequest>
export const CategoryUpdateRequest = CategoryRequest.extend({
  id: Id,
  rowVersion: z.int().min(1).optional(),
})
export type CategoryUpdateRequest = z.input<typeof CategoryUpdateRequest>

/** A category with products can only be deleted with a new category for them: 409 `in_use`. */
export const CategoryDeleteQuery = z.object({ Id: QueryId, MoveToCategoryId: QueryId.optional() })

export const CategoryHideRequest = z.strictObject({
  serviceProviderId: Id,
  categoryId: Id,
  branchIds: z.array(Id).max(500).describe('empty: all branches of the caller, by isVisible'),
  isHidden: z.boolean(),
})
export type CategoryHideRequest = z.input<typeof CategoryHideRequest>

/** New position of an existing category; its other fields stay. */
const CategoryPlace = z.strictObject({ id: Id, index: MenuIndex })
const CategoryRow = CategoryRequest.omit({ serviceProviderId: true }).extend({ id: Id.optional() })

/**
 * Rows with an id are changed, the others are created; a move contains only positions. A reference to something that
 * the brand does not have is reported by row, while the other rows are saved; a row of the wrong shape refuses all.
 */
export const CategoryBulkRequest = z.strictObject({
  serviceProviderId: Id,
  // The row comes last in the union, so that errors refer to it unless the value is a position.
  categories: z
    .array(z.union([CategoryPlace, CategoryRow]))
    .min(1)
    .max(200),
})
export type CategoryBulkRequest = z.input<typeof CategoryBulkRequest>
export const CategoryBulkAnswer = z.object({
  created: z.array(Category),
  updated: z.array(Category),
  failed: z.array(
    z.object({
      row: z.int().describe('index of the failed item, from 0'),
      errors: z.record(z.string(), z.array(z.string())),
    }),
  ),
})
