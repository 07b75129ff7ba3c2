import { z } from 'zod'
import { Order, ReasonCode } from './order.ts'
import { Instant, Money, PageQuery, QueryIdOrAll, QueryInt, pageOf } from './wire.ts'

// Fewer than in other lists: an order is large, and one request must not delay others.
const MOST_ORDERS = 200

const QueryMoney = z
  .string()
  .regex(/^\d{1,8}(\.\d{1,2})?$/)
  .transform(Number)

/**
 * `From` and `To` at midnight in Riyadh mean the start of that business day at each branch; `To` is exclusive. Any
 * other bound is the instant itself. `AccountId` applies to the operator only. `Search` covers number, customer, phone
 * and products.
 */
export const OrderFilter = z.object({
  AccountId: QueryIdOrAll.default(0),
  ServiceProviderId: QueryIdOrAll.default(0),
  BranchId: QueryIdOrAll.default(0),
  OrderStatusId: QueryIdOrAll.default(0),
  ChannelId: QueryIdOrAll.default(0),
  Reason: ReasonCode.optional(),
  PaymentType: Order.shape.paymentType.optional(),
  From: Instant.optional(),
  To: Instant.optional(),
  AmountFrom: QueryMoney.optional(),
  AmountTo: QueryMoney.optional(),
  Search: z.string().max(200).optional(),
})
export type OrderFilter = z.output<typeof OrderFilter>

export const ORDER_SORTS = ['placedAt', 'finalPrice'] as const

/** The list of past and present orders, newest first by default. */
export const OrderListQuery = PageQuery.extend({
  'PaginatedRequest.PageSize': QueryInt.pipe(z.int().min(1).max(MOST_ORDERS)).default(10),
  ...OrderFilter.shape,
  Sort: z.enum(ORDER_SORTS).default('placedAt'),
  Direction: z.enum(['asc', 'desc']).default('desc'),
})
export type OrderListQuery = z.output<typeof OrderListQuery>

export const OrderPage = pageOf(Order)
export type OrderPage = z.infer<typeof OrderPage>

/** Totals of the filtered orders. Test orders do not count; sales exclude lost orders and refunds. */
export const OrderTotals = z.object({
  orders: z.int(),
  sales: z.number().describe('SAR'),
  averageTicket: Money.nullable().describe('null without sales'),
  lost: z.int().describe('rejected, cancelled, missed and failed'),
  lostValue: z.number().describe('SAR, total of lost orders'),
  refunded: z.number().describe('SAR'),
  charges: z.number().describe('SAR, platform charges other than delivery; included in sales'),
  difference: z
    .number()
    .describe("SAR by which platform totals exceed Sufra's totals; resolved in the settlement"),
})
export type OrderTotals = z.infer<typeof OrderTotals>

/** Maximum number of rows of one export. */
export const MOST_EXPORTED = 100_000

export const OrderExportQuery = OrderFilter.extend({ Format: z.enum(['csv', 'xlsx']).default('csv') })
export type OrderExportQuery = z.output<typeof OrderExportQuery>
