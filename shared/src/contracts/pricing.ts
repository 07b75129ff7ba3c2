import { z } from 'zod'
import { Channel } from './channel.ts'
import { Id, LocalizedText, PageQuery, QueryId, QueryIdOrAll, pageOf } from './wire.ts'

/** Multiples in SAR to which platform prices are rounded up; 0 keeps the computed price. */
export const ROUND_UP_TO = [0, 0.05, 0.25, 0.5, 1] as const

const Percent = z.number().min(-50).max(200).multipleOf(0.01)
const Commission = z.number().min(0).max(100).multipleOf(0.01)

/** Price rule of a brand on one platform, and the platform's commission: see `priceOn`. */
export const ChannelPricing = z.object({
  serviceProviderId: Id,
  channelId: Id,
  channel: Channel,
  percent: z.number(),
  roundUpTo: z.number(),
  commissionPercent: z.number(),
  rowVersion: z.int().describe('0 before the first change: the dine-in prices apply'),
})
export type ChannelPricing = z.infer<typeof ChannelPricing>

/** One for each platform, in their order. */
export const ChannelPricings = z.object({ channels: z.array(ChannelPricing) })
export type ChannelPricings = z.infer<typeof ChannelPricings>

export const BrandQuery = z.object({ ServiceProviderId: QueryId })

export const ChannelPricingUpdateRequest = z.strictObject({
  serviceProviderId: Id,
  channelId: Id,
  percent: Percent,
  roundUpTo: z.literal(ROUND_UP_TO),
  commissionPercent: Commission,
  rowVersion: z.int().min(0).optional(),
})
export type ChannelPricingUpdateRequest = z.input<typeof ChannelPricingUpdateRequest>

/** Price of one dish on a platform, in a branch, or on a platform in a branch; it overrides every rule. */
export const PriceException = z.object({
  productId: Id,
  name: LocalizedText,
  channelId: Id.nullable().describe('null for all platforms'),
  branchId: Id.nullable().describe('null for all branches'),
  price: z.number(),
})
export type PriceException = z.infer<typeof PriceException>
export const PriceExceptionPage = pageOf(PriceException)

export const PriceExceptionListQuery = PageQuery.extend({
  ServiceProviderId: QueryId,
  ProductId: QueryIdOrAll.default(0),
})

const Place = z
  .strictObject({
    channelId: Id.nullable().default(null),
    branchId: Id.nullable().default(null),
    price: z.number().min(0).max(99_999.99).multipleOf(0.01),
  })
  .refine(({ channelId, branchId }) => channelId !== null || branchId !== null, {
    error: 'required',
    path: ['channelId'],
  })

/** The complete list of one product: exceptions that are missing in it are deleted. */
export const PriceExceptionUpdateRequest = z.strictObject({
  serviceProviderId: Id,
  productId: Id,
  exceptions: z
    .array(Place)
    .max(200)
    .refine(
      places => new Set(places.map(place => `${place.channelId}:${place.branchId}`)).size === places.length,
      { error: 'given_twice' },
    ),
})
export type PriceExceptionUpdateRequest = z.input<typeof PriceExceptionUpdateRequest>
export const PriceExceptionAnswer = z.object({ exceptions: z.array(PriceException) })
