import { z } from 'zod'
import { BranchSnooze, Lack } from './availability.ts'
import { FoodFacts } from './food-facts.ts'
import { SaleHours } from './sale-hours.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryBoolean, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

const Price = z.number().min(0).max(99_999.99).multipleOf(0.01)

export const ProductOption = z.strictObject({
  id: Id.optional(),
  optionNameEn: z.string().max(80),
  optionNameAr: z.string().max(80).optional(),
  price: z.number().min(0).max(9_999.99).multipleOf(0.01).default(0),
  isAvailable: z.boolean().default(true),
  snoozedUntil: Instant.nullish().describe('set by the server; ignored in requests'),
})

export const ProductModifier = z.strictObject({
  id: Id.optional(),
  name: z.strictObject({ ar: z.string().trim().min(1).max(80), en: z.string().trim().min(1).max(80) }),
  options: z.array(ProductOption).max(50),
  min: z.int().min(0).max(20).default(0),
  max: z.int().min(1).max(20).default(1),
  required: z.boolean().default(false),
})

const ProductSize = z.strictObject({
  sizeId: Id,
  price: Price,
})

export const Product = z.object({
  ...FoodFacts.shape,
  id: Id,
  name: LocalizedText,
  description: LocalizedText.nullable(),
  imageUrl: z.string().nullable(),
  price: z
    .number()
    .nullable()
    .describe('SAR with VAT; null when none was given. 35 is a display default, never stored'),
  categoryId: Id,
  index: z.int(),
  calories: z.int().nullable(),
  isVisible: z.boolean(),
  choicesIds: z.array(Id),
  serviceProviderId: Id,
  excludeBranchesIds: z.array(Id),
  modifiers: z.array(ProductModifier),
  sizes: z.array(ProductSize).describe('replace `price` if present'),
  schedule: SaleHours.nullable().describe('null if it is sold whenever the branch is open'),
  snoozedUntil: Instant.nullable(),
  snoozeReason: z.string().nullable(),
  branchSnoozes: z.array(BranchSnooze),
  lacks: z.array(Lack).describe('reasons why it cannot be sold although it is available'),
  rowVersion: z.int(),
  updatedAt: Instant,
})
export type Product = z.infer<typeof Product>

/**
 * The part `JsonProduct` of Product/Update. Absent prices stay null (specification#products). Fields beyond the
 * specification (sizes, schedule, food facts) stay unchanged when absent, or a client that knows only the specification
 * would erase them; null clears them.
 */
export const ProductInput = z.strictObject({
  id: Id.optional(),
  name: LocalizedText.max(400),
  description: LocalizedText.max(2400).nullish(),
  imageUrl: z.string().max(2048).nullish(),
  price: Price.nullish(),
  categoryId: Id,
  index: z.int().max(1_000_000).nullish(),
  calories: z.int().min(0).max(9999).nullish(),
  isVisible: z.boolean().default(true),
  choicesIds: z.array(Id).max(100).default([]),
  serviceProviderId: z.int().min(0).max(2_147_483_647),
  excludeBranchesIds: z.array(Id).max(500).default([]),
  modifiers: z.array(ProductModifier).max(50).default([]),
  ...FoodFacts.partial().shape,
  sizes: z.array(ProductSize).max(20).optional(),
  schedule: SaleHours.nullish(),
  rowVersion: z.int().min(1).optional(),
})
export type ProductInput = z.input<typeof ProductInput>

export const ProductListQuery = PageQuery.extend({
  ServiceProviderId: QueryId,
  Name: z.string().max(200).optional(),
  CategoryId: QueryIdOrAll.optional(),
  IsVisible: QueryBoolean.optional(),
})

export const ProductPage = pageOf(Product)
export type ProductPage = z.infer<typeof ProductPage>

export const ProductKeyQuery = z.object({ Id: QueryId, ServiceProviderId: QueryId })

/**
 * Hides every product of the brand, in these branches or (none named) everywhere. `undoToken` undoes it, see
 * `ShowAllRequest`.
 */
export const HideAllRequest = z.strictObject({
  serviceProviderId: Id,
  branchIds: z.array(Id).max(500).default([]),
})
export type HideAllRequest = z.input<typeof HideAllRequest>
export const HideAllAnswer = z.object({ affected: z.int(), undoToken: z.uuid() })
export type HideAllAnswer = z.infer<typeof HideAllAnswer>

/**
 * With `undoToken` shows exactly the products that the change hid; without it every product, in these branches or (none
 * named) everywhere.
 */
export const ShowAllRequest = z.strictObject({
  serviceProviderId: Id,
  undoToken: z.uuid().optional(),
  branchIds: z.array(Id).max(500).default([]),
})
export type ShowAllRequest = z.input<typeof ShowAllRequest>
export const ShowAllAnswer = z.object({ affected: z.int() })

export const SortRequest = z.strictObject({
  serviceProviderId: Id,
  categoryId: Id.optional(),
  items: z
    .array(z.strictObject({ id: Id, index: z.int().min(1).max(1_000_000) }))
    .min(1)
    .max(2000),
})
export type SortRequest = z.input<typeof SortRequest>
export const SortAnswer = z.object({ updated: z.int() })

/** Rounding step of changed prices, in SAR. */
export const PRICE_STEP = 0.25

/**
 * Applies one change to many products: at most one of `price`, `priceDelta` (SAR) and `pricePercent`, the last two
 * rounded to `PRICE_STEP` and never below 0; a product without a price keeps none. `preview`: nothing is written.
 * `undoToken` is for `BulkUndoRequest`; null for a preview.
 */
export const BulkUpdateRequest = z.strictObject({
  serviceProviderId: Id,
  ids: z.array(Id).min(1).max(2000),
  set: z
    .strictObject({
      price: Price.nullable().optional(),
      priceDelta: z.number().min(-99_999.99).max(99_999.99).multipleOf(0.01).optional(),
      pricePercent: z.number().min(-100).max(1000).multipleOf(0.01).optional(),
      categoryId: Id.optional(),
      isVisible: z.boolean().optional(),
      isDeleted: z.literal(true).optional(),
    })
    .refine(set => Object.values(set).some(value => value !== undefined), { error: 'nothing_to_change' })
    .refine(
      ({ price, priceDelta, pricePercent }) =>
        [price, priceDelta, pricePercent].filter(value => value !== undefined).length <= 1,
      { error: 'one_price_change', path: ['price'] },
    ),
  preview: z.boolean().default(false),
})
export type BulkUpdateRequest = z.input<typeof BulkUpdateRequest>
export const BulkUpdateAnswer = z.object({ products: z.array(Product), undoToken: z.uuid().nullable() })
export type BulkUpdateAnswer = z.infer<typeof BulkUpdateAnswer>

/** Hours in which a change can be undone. */
export const UNDO_HOURS = 24

/** Undoes one change, except where a later change exists. 409 `undo_expired` once it is older than `UNDO_HOURS`. */
export const BulkUndoRequest = z.strictObject({ serviceProviderId: Id, undoToken: z.uuid() })
export type BulkUndoRequest = z.input<typeof BulkUndoRequest>
export const BulkUndoAnswer = z.object({
  restored: z.int(),
  changedSince: z.int(),
  leftOut: z.int().describe('deleted choices and sizes that were not restored'),
})
export type BulkUndoAnswer = z.infer<typeof BulkUndoAnswer>
