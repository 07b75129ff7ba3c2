import { z } from 'zod'
import { BothNames, BranchPhone, ReceiptColor } from './fields.ts'
import { LATEST_DAY_START } from './hours.ts'
import { Id, Instant, LocalizedText, PageQuery, QueryBoolean, QueryIdOrAll, pageOf } from './wire.ts'

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
  city: z
    .string()
    .nullable()
    .describe('key of a city, e.g. "riyadh"; null if the merchant has not chosen one'),
  status: AccountStatus,
  currentPlan: LocalizedText.nullable(),
  expiryDate: Instant.nullable(),
  branchCount: z.int(),
  ordersLast30Days: z.int(),
  lastOrderAt: Instant.nullable(),
  channelIds: z.array(Id).describe('platforms of the branch'),
  createdAt: Instant,
  closesAt: Instant.nullable().describe(
    'time at which the account is closed for good; null if it is not being closed',
  ),
})
export type Merchant = z.infer<typeof Merchant>

export const MerchantListQuery = PageQuery.extend({
  Search: z.string().max(200).optional(),
  Status: AccountStatus.optional(),
  PlanId: QueryIdOrAll.optional(),
  City: z.string().max(40).optional(),
  ChannelId: QueryIdOrAll.optional().describe('only merchants with a branch on this platform'),
  IsEnding: QueryBoolean.optional().describe('true: only merchants whose running plan will end'),
  Sort: z.enum(['name', 'ordersLast30Days', 'expiryDate', 'createdAt']).default('name'),
  Direction: z.enum(['asc', 'desc']).default('asc'),
})

/** The list, with its filter values. */
export const MerchantPage = pageOf(Merchant).extend({
  plans: z.array(z.object({ id: Id, name: LocalizedText })),
  cities: z.array(z.string()),
})
export type MerchantPage = z.infer<typeof MerchantPage>

/** Counts over all merchants, regardless of filters. */
export const MerchantSummary = z.object({
  active: z.int(),
  expiringIn14Days: z.int(),
  monthlyRevenue: z.number().describe('SAR with VAT: current recurring revenue, as in Revenue/GetMovement'),
  suspended: z.int(),
})
export type MerchantSummary = z.infer<typeof MerchantSummary>

/** A brand, to which products and branches belong. Delivery platforms are channels. */
export const ServiceProvider = z.object({
  id: Id,
  accountId: Id,
  name: LocalizedText,
  logoUrl: z.string().nullable(),
  color: z.string().nullable().describe('receipt color `#rrggbb`; null for black'),
  typeId: Id.nullable(),
  phone: z.string().nullable(),
  isActive: z.boolean(),
})
export type ServiceProvider = z.infer<typeof ServiceProvider>
export const ServiceProviderPage = pageOf(ServiceProvider)

const Logo = z
  .string()
  .regex(/^\/images\/[0-9a-f]{40}\.webp$/)
  .nullish()

/** `logoUrl` comes from Image/Add. `accountId` is required for the operator and ignored for others. */
export const ServiceProviderRequest = z.strictObject({
  accountId: Id.optional(),
  name: BothNames,
  logoUrl: Logo,
  color: ReceiptColor.nullish(),
  typeId: Id.nullish(),
  phone: BranchPhone.nullish(),
  isActive: z.boolean().default(true),
})
export type ServiceProviderRequest = z.input<typeof ServiceProviderRequest>
export const ServiceProviderUpdateRequest = ServiceProviderRequest.omit({ accountId: true }).extend({
  id: Id,
})
export type ServiceProviderUpdateRequest = z.input<typeof ServiceProviderUpdateRequest>

/** A stored picture that nothing uses yet. */
export const StoredImage = z.object({ imageUrl: z.string() })
export type StoredImage = z.infer<typeof StoredImage>

export const BranchState = z.enum(['Disabled', 'Paused', 'ClosedBySchedule', 'Busy', 'Open'])
export type BranchState = z.infer<typeof BranchState>

/** A platform on which a branch is paused by itself, whatever the branch's own state. */
export const ChannelPause = z.object({
  channelId: Id,
  since: Instant,
  until: Instant.nullable().describe('automatic end; null if a person must open it'),
  reason: z.string().nullable(),
})
export type ChannelPause = z.infer<typeof ChannelPause>

/** Hour at which the business day of a branch begins: with 4, a sale at 03:59 counts for the day before. */
export const DayStartHour = z.int().min(0).max(LATEST_DAY_START)

export const Branch = z.object({
  id: Id,
  serviceProviderId: Id,
  name: LocalizedText,
  city: z.string(),
  prepMinutes: z.int(),
  isActive: z.boolean(),
  state: BranchState,
  stateUntil: Instant.nullable().describe('end of the shown state, or next opening if closed by schedule'),
  stateSince: Instant.nullable().describe('start of the pause or busy state'),
  stateReason: z.string().nullable().describe('reason of the pause or busy state, see PauseReason'),
  busyMinutes: z.int().nullable().describe('additional preparation minutes while busy'),
  channelPauses: z.array(ChannelPause),
  timeZone: z.string(),
  dayStartHour: DayStartHour,
})
export type Branch = z.infer<typeof Branch>
export const BranchPage = pageOf(Branch)

export const HoursPeriod = z.strictObject({
  dayOfWeek: z.int().min(0).max(6),
  from: z.string().max(5),
  to: z.string().max(5),
})

/** A merchant's own account always comes from the session. */
export const ServiceProviderListQuery = PageQuery.extend({
  Search: z.string().max(200).optional(),
  AccountId: QueryIdOrAll.default(0).describe('operator only: one account; 0 for all'),
})
