import { z } from 'zod'
import { BothNames } from './fields.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/** A size of a brand's products; each product has its own price for it. */
export const Size = z.object({
  id: Id,
  serviceProviderId: Id,
  name: LocalizedText,
  index: z.int(),
  rowVersion: z.int(),
  updatedAt: Instant,
})
export type Size = z.infer<typeof Size>
export const SizePage = pageOf(Size)

export const SizeListQuery = PageQuery.extend({ ServiceProviderId: QueryIdOrAll.default(0) })

export const SizeRequest = z.strictObject({
  serviceProviderId: Id,
  name: BothNames,
  index: z.int().min(1).max(1_000_000).default(12),
})
export type SizeRequest = z.input<typeof SizeRequest>
export const SizeUpdateRequest = SizeRequest.extend({ id: Id, rowVersion: z.int().min(1).optional() })
export type SizeUpdateRequest = z.input<typeof SizeUpdateRequest>
