import { z } from 'zod'
import { ChannelKey } from './channel.ts'
import { BranchState } from './merchant.ts'
import { OrderStatus, ReasonCode } from './order.ts'
import { SubscriptionStatus } from './subscription.ts'
import { Id, IdOrAll, Instant, LocalizedText } from './wire.ts'

/**
 * Period of the orders, of all own branches or one; defaults to today's business day, ten years at most. A bound at
 * midnight in Riyadh means the start of that business day at each branch (`dayStartHour`); any other bound is the
 * instant itself.
 */
export const PeriodRequest = z.strictObject({
  branchId: IdOrAll,
  from: Instant.optional(),
  to: Instant.optional().describe('exclusive'),
})
export type PeriodRequest = z.infer<typeof PeriodRequest>

export const SellerInfoRequest = PeriodRequest.extend({ orderStatusId: IdOrAll })
export type SellerInfoRequest = z.infer<typeof SellerInfoRequest>

const Figures = z.object({
  orders: z.int(),
  sales: z.number().describe('SAR, VAT included, without rejected, cancelled, missed and failed orders'),
  averageTicket: z.number(),
})

const Point = z.object({ orders: z.int(), sales: z.number() })
const Hours = z.array(Point).length(24)

/**
 * Two fields of the plan card (specification#subscriptions) and the figures of a day. Without `from` and `to`: today's
 * business day. `previous` covers the same weekday and time a week before.
 */
export const SellerInfo = Figures.extend({
  currentPlan: LocalizedText.nullable(),
  expiryDate: Instant.nullable(),
  subscriptionStatus: SubscriptionStatus.nullable(),
  previous: Figures,
  acceptanceSecondsMedian: z.number().nullable(),
  missed: z.int(),
  missedValue: z.number().describe('SAR, total of missed orders'),
  rejected: z.int(),
  cancelled: z.int(),
  byChannel: z.array(z.object({ key: ChannelKey, name: LocalizedText, orders: z.int(), sales: z.number() })),
  byHour: Hours,
  topProducts: z.array(
    z.object({
      productId: Id.nullable(),
      name: LocalizedText,
      quantity: z.number().describe('pieces, or a weight'),
      sales: z.number(),
    }),
  ),
  openBranches: z.int(),
  totalBranches: z.int(),
  snoozedCount: z.int(),
  snoozedOver24h: z.int(),
  failedOrders: z.int(),
  liveOrders: z.int(),
})
export type SellerInfo = z.infer<typeof SellerInfo>

const MeasuredFigures = Figures.extend({ acceptanceSecondsMedian: z.number().nullable() })

/**
 * `previous` covers the same weekdays before, up to the elapsed part of the period. `days` lists business days with
 * orders.
 */
export const DashboardFigures = MeasuredFigures.extend({
  previous: MeasuredFigures,
  days: z.array(Point.extend({ day: z.iso.date() })),
})
export type DashboardFigures = z.infer<typeof DashboardFigures>

/**
 * Orders by hour in Riyadh time. `week` has seven days from Sunday: of the period, or of the four weeks before its end
 * if it is shorter than a week; null for a person who sees only today.
 */
export const DashboardHours = z.object({
  hours: Hours,
  previous: Hours,
  week: z.object({ from: Instant, to: Instant, days: z.array(Hours).length(7) }).nullable(),
})
export type DashboardHours = z.infer<typeof DashboardHours>

export const DashboardChannels = z.object({
  channels: z.array(Point.extend({ key: ChannelKey, name: LocalizedText, previous: Point })),
})
export type DashboardChannels = z.infer<typeof DashboardChannels>

/** Best-selling products, by pieces. */
export const DashboardProducts = z.object({
  products: z.array(
    z.object({
      productId: Id.nullable(),
      name: LocalizedText,
      quantity: z.number().describe('pieces, or a weight'),
      sales: z.number(),
      previousQuantity: z.number(),
    }),
  ),
})
export type DashboardProducts = z.infer<typeof DashboardProducts>

const Lost = z.object({ orders: z.int(), value: z.number().describe('SAR') })

/** Lost orders by cause, the most expensive first. */
export const DashboardLosses = Lost.extend({
  previous: Lost,
  causes: z.array(Lost.extend({ status: OrderStatus, reason: ReasonCode.nullable() })),
})
export type DashboardLosses = z.infer<typeof DashboardLosses>

/** Matters that need a person now; missed orders are those of today in Riyadh. */
export const DashboardAttention = z.object({
  failedOrders: z.int(),
  missed: z.int(),
  missedValue: z.number().describe('SAR'),
  branches: z
    .array(z.object({ id: Id, name: LocalizedText, state: BranchState, stateUntil: Instant.nullable() }))
    .describe('branches that are paused or busy'),
  connections: z
    .array(
      z.object({ branchId: Id, branchName: LocalizedText, channel: ChannelKey, channelName: LocalizedText }),
    )
    .describe('connections whose platform does not answer, or that are disconnected'),
  differences: z.int().describe('confirmed differences between Sufra and platforms'),
  snoozedOver24h: z.int(),
  lawGaps: z.int().describe('products on sale without facts that the law requires on menus'),
})
export type DashboardAttention = z.infer<typeof DashboardAttention>

export const AttentionRequest = z.strictObject({ branchId: IdOrAll })
