import { z } from 'zod'
import { Channel } from './channel.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, QueryInt, pageOf } from './wire.ts'

/** Menu product for an item of a platform: a person chose it once, and later orders use it. */
export const ProductMapping = z.object({
  id: Id,
  serviceProviderId: Id,
  brandName: LocalizedText,
  channel: Channel,
  foreignName: LocalizedText.describe('as the platform wrote it'),
  foreignSku: z
    .string()
    .nullable()
    .describe('product number of the platform; if present, only the number is matched'),
  productId: Id,
  productName: LocalizedText,
  isOnMenu: z.boolean().describe('false if the product was deleted: orders with it fail again'),
  byName: z.string().nullable(),
  at: Instant,
})
export type ProductMapping = z.infer<typeof ProductMapping>

const PageSize = QueryInt.pipe(z.int().min(1).max(200)).default(10)

/** `AccountId` applies to the operator only. `Search` covers the platform's text and the product's names. */
export const ProductMappingQuery = PageQuery.extend({
  'PaginatedRequest.PageSize': PageSize,
  AccountId: QueryIdOrAll.default(0),
  ServiceProviderId: QueryIdOrAll.default(0),
  ChannelId: QueryIdOrAll.default(0),
  Search: z.string().max(200).optional(),
})
export type ProductMappingQuery = z.output<typeof ProductMappingQuery>

export const ProductMappingPage = pageOf(ProductMapping)
export type ProductMappingPage = z.infer<typeof ProductMappingPage>

/** Maps the item to another product from now on; existing orders stay unchanged. */
export const MappingRequest = z.strictObject({ id: Id, productId: Id })
export type MappingRequest = z.output<typeof MappingRequest>

/** One change of a mapping by a person, with the names of that day. */
export const MappingChange = z.object({
  id: Id,
  at: Instant,
  byName: z.string().nullable(),
  kind: z.enum(['Remembered', 'Changed', 'Removed']),
  channel: Channel,
  foreignName: LocalizedText,
  productName: LocalizedText,
})
export type MappingChange = z.infer<typeof MappingChange>

export const MappingHistoryQuery = PageQuery.extend({
  'PaginatedRequest.PageSize': PageSize,
  AccountId: QueryIdOrAll.default(0),
})
export type MappingHistoryQuery = z.output<typeof MappingHistoryQuery>

export const MappingHistory = pageOf(MappingChange)
export type MappingHistory = z.infer<typeof MappingHistory>
