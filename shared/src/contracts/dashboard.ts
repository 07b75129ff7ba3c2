import { z } from 'zod'
import { ChannelKey } from './channel.ts'
import { Id, IdOrAll, Instant, LocalizedText } from './wire.ts'

export const SellerInfoRequest = z.strictObject({
  branchId: IdOrAll,
  orderStatusId: IdOrAll,
  from: Instant.optional(),
  to: Instant.optional(),
})
export type SellerInfoRequest = z.infer<typeof SellerInfoRequest>

const Figures = z.object({
  orders: z.int(),
  sales: z.number().describe('SAR, VAT included, without rejected, cancelled, missed and failed orders'),
  averageTicket: z.number(),
})

/**
 * The plan card's two fields (specification#subscriptions) and the figures of a day. Without `from` and `to`: today in Asia/Riyadh.
 * `previous` is the same stretch of the same weekday a week before.
 */
export const SellerInfo = Figures.extend({
  currentPlan: LocalizedText.nullable(),
  expiryDate: Instant.nullable(),
  subscriptionStatus: z
    .enum(['PendingPayment', 'Trial', 'Active', 'PastDue', 'Expired', 'Cancelled', 'Suspended'])
    .nullable(),
  previous: Figures,
  acceptanceSecondsMedian: z.number().nullable(),
  missed: z.int(),
  missedValue: z.number().describe('SAR that the missed orders were worth'),
  rejected: z.int(),
  cancelled: z.int(),
  byChannel: z.array(z.object({ key: ChannelKey, name: LocalizedText, orders: z.int(), sales: z.number() })),
  byHour: z.array(z.object({ orders: z.int(), sales: z.number() })).length(24),
  topProducts: z.array(
    z.object({ productId: Id.nullable(), name: LocalizedText, quantity: z.int(), sales: z.number() }),
  ),
  openBranches: z.int(),
  totalBranches: z.int(),
  snoozedCount: z.int(),
  snoozedOver24h: z.int(),
  failedOrders: z.int(),
  liveOrders: z.int(),
})
export type SellerInfo = z.infer<typeof SellerInfo>
