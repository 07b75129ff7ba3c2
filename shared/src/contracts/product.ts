import { z } from 'zod'
import { Id, Instant, LocalizedText, PageQuery, QueryBoolean, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

const Price = z.number().min(0).max(99_999.99).multipleOf(0.01)

export const ProductOption = z.strictObject({
  id: Id.optional(),
  optionNameEn: z.string().max(80),
  optionNameAr: z.string().max(80).optional(),
  price: z.number().min(0).max(9_999.99).multipleOf(0.01).default(0),
  isAvailable: z.boolean().default(true),
})

export const ProductModifier = z.strictObject({
  id: Id.optional(),
  name: z.strictObject({ ar: z.string().trim().min(1).max(80), en: z.string().trim().min(1).max(80) }),
  options: z.array(ProductOption).max(50),
  min: z.int().min(0).max(20).default(0),
  max: z.int().min(1).max(20).default(1),
  required: z.boolean().default(false),
})

export const Product = z.object({
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
  snoozedUntil: Instant.nullable(),
  snoozeReason: z.string().nullable(),
  rowVersion: z.int(),
  updatedAt: Instant,
})
export type Product = z.infer<typeof Product>

/** The part `JsonProduct` of Product/Update. Prices absent stay null (specification#products). */
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

/** The light call for kitchens: the same effect as the full update. Exactly one of `until` and `preset`, or neither for "until activated". */
export const SnoozeRequest = z.strictObject({
  productIds: z.array(Id).min(1).max(500),
  until: Instant.nullable().optional(),
  preset: z.enum(['30m', '1h', '2h', '4h', 'endOfDay', 'tomorrow']).optional(),
  reason: z.string().trim().max(200).optional(),
})
export type SnoozeRequest = z.infer<typeof SnoozeRequest>

export const SnoozeAnswer = z.object({ products: z.array(Product) })
