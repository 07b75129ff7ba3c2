import { z } from 'zod'
import { Id, Instant, LocalizedText, PageQuery, QueryIdOrAll, pageOf } from './wire.ts'

export const AccountStatus = z.enum([
  'PendingVerification',
  'PendingBusinessDetails',
  'PendingPlan',
  'Active',
  'Suspended',
  'Closed',
])
export type AccountStatus = z.infer<typeof AccountStatus>

/** One row of the operator's merchants list. */
export const Merchant = z.object({
  id: Id,
  name: LocalizedText,
  city: z.string().describe('key of a city, e.g. "riyadh"'),
  status: AccountStatus,
  currentPlan: LocalizedText.nullable(),
  expiryDate: Instant.nullable(),
  branchCount: z.int(),
  ordersLast30Days: z.int(),
  createdAt: Instant,
})
export type Merchant = z.infer<typeof Merchant>

export const MerchantListQuery = PageQuery.extend({
  Search: z.string().max(200).optional(),
  Status: AccountStatus.optional(),
  PlanId: QueryIdOrAll.optional(),
  City: z.string().max(40).optional(),
  Sort: z.enum(['name', 'ordersLast30Days', 'expiryDate', 'createdAt']).default('name'),
  Direction: z.enum(['asc', 'desc']).default('asc'),
})

/** The list, and the numbers above it: computed over all merchants, not over the page. */
export const MerchantPage = pageOf(Merchant).extend({
  summary: z.object({
    active: z.int(),
    expiringIn14Days: z.int(),
    monthlyRevenue: z.number().describe('SAR: active subscriptions at their monthly price'),
    suspended: z.int(),
  }),
  plans: z.array(z.object({ id: Id, name: LocalizedText })),
  cities: z.array(z.string()),
})
export type MerchantPage = z.infer<typeof MerchantPage>

/** A brand: what products and branches belong to. The delivery platforms are channels. */
export const ServiceProvider = z.object({
  id: Id,
  accountId: Id,
  name: LocalizedText,
  logoUrl: z.string().nullable(),
  isActive: z.boolean(),
})
export type ServiceProvider = z.infer<typeof ServiceProvider>
export const ServiceProviderPage = pageOf(ServiceProvider)

export const BranchState = z.enum(['Disabled', 'Paused', 'ClosedBySchedule', 'Busy', 'Open'])
export type BranchState = z.infer<typeof BranchState>

export const Branch = z.object({
  id: Id,
  serviceProviderId: Id,
  name: LocalizedText,
  city: z.string(),
  prepMinutes: z.int(),
  isActive: z.boolean(),
  state: BranchState,
  stateUntil: Instant.nullable().describe('when the shown state ends or, closed by schedule, opens'),
  timeZone: z.string(),
})
export type Branch = z.infer<typeof Branch>
export const BranchPage = pageOf(Branch)

export const Category = z.object({
  id: Id,
  serviceProviderId: Id,
  name: LocalizedText,
  index: z.int(),
  isVisible: z.boolean(),
})
export type Category = z.infer<typeof Category>
export const CategoryPage = pageOf(Category)

/** Filters of the small lists; a merchant's own account is always taken from the session. */
export const ServiceProviderListQuery = PageQuery.extend({ Search: z.string().max(200).optional() })
export const BranchListQuery = PageQuery.extend({ ServiceProviderId: QueryIdOrAll.default(0) })
/** `AccountId` counts for the operator only. */
export const BranchesOfAccountQuery = PageQuery.extend({ AccountId: QueryIdOrAll.default(0) })
export const CategoryListQuery = PageQuery.extend({ ServiceProviderId: QueryIdOrAll.default(0) })
