import { z } from 'zod'
import { BothNames } from './fields.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

/** A plan for a number of months at one price in SAR with VAT, as merchants can choose it. */
export const Package = z.object({
  id: Id,
  planId: Id,
  name: LocalizedText,
  months: z.int(),
  price: z.number().describe('for the whole period'),
  currency: z.literal('SAR'),
  index: z.int(),
})
export type Package = z.infer<typeof Package>
export const PackageList = z.array(Package)

/** A package as the operator sees it. */
export const PackageDetails = Package.extend({
  planName: LocalizedText,
  isActive: z.boolean(),
  isOffered: z.boolean().describe('true if the package and its plan are active'),
  subscribers: z.int().describe('current subscribers'),
  sold: z.int().describe('subscriptions with this package, past, current and scheduled'),
  rowVersion: z.int(),
  updatedAt: Instant,
  updatedBy: z.string().nullable(),
})
export type PackageDetails = z.infer<typeof PackageDetails>
export const PackagePage = pageOf(PackageDetails)
export const PackageListQuery = PageQuery.extend({
  Search: z.string().max(200).optional(),
  PlanId: QueryIdOrAll.default(0),
})

export const PackageRequest = z.strictObject({
  planId: Id,
  name: BothNames.refine(({ ar, en }) => ar !== '' && en !== '', { error: 'both_languages' }),
  months: z.int().min(1).max(36),
  price: z.number().min(0).max(99_999.99).multipleOf(0.01),
  index: z.int().min(1).max(1_000_000).default(12),
  isActive: z.boolean().default(true),
})
export type PackageRequest = z.input<typeof PackageRequest>
/** Plan and months of a bought package cannot change: `package_is_fixed`. */
export const PackageUpdateRequest = PackageRequest.extend({ id: Id, rowVersion: z.int().min(1).optional() })
export type PackageUpdateRequest = z.input<typeof PackageUpdateRequest>
