import { z } from 'zod'
import { BusyMinutes } from './acceptance.ts'
import { StateEnd } from './branch-status.ts'
import { Channel } from './channel.ts'
import { UndeliveredCall } from './channel-call.ts'
import { SNOOZE_PRESETS } from './snooze.ts'
import {
  Id,
  Instant,
  LocalizedText,
  Money,
  Quantity,
  QueryId,
  QueryIdOrAll,
  SignedMoney,
  pageOf,
} from './wire.ts'

export { ORDER_ACTION, ORDER_STATUS } from './order-codes.ts'

export const OrderStatus = z.enum([
  'New',
  'Accepted',
  'Preparing',
  'Ready',
  'PickedUp',
  'Completed',
  'Rejected',
  'Cancelled',
  'Missed',
  'Scheduled',
  'Failed',
])
export type OrderStatus = z.infer<typeof OrderStatus>

/** Escalation steps of a new order that nobody handles, in order. */
export const EscalationStep = z.enum(['louder', 'managers', 'owner'])
export type EscalationStep = z.infer<typeof EscalationStep>

export const OrderActionName = z.enum([
  'Accept',
  'Reject',
  'StartPreparing',
  'MarkReady',
  'HandOver',
  'Complete',
  'Cancel',
  'Delay',
  'Acknowledge',
  'Print',
  'UndoLast',
  'Reinject',
])
export type OrderActionName = z.infer<typeof OrderActionName>

export const ReasonCode = z.enum([
  'BranchClosed',
  'ItemUnavailable',
  'TooBusy',
  'InvalidAddress',
  'CustomerRequest',
  'PriceMismatch',
  'Other',
])
export type ReasonCode = z.infer<typeof ReasonCode>

/** An action that this user may take on this order now. Unlisted actions are not available. */
export const AvailableAction = z.object({
  action: z.int().min(1).max(12),
  actionName: OrderActionName,
  labelKey: z.string().describe('key in the orders namespace, e.g. "action.Accept"'),
  requiresReason: z.boolean(),
  reasons: z.array(ReasonCode),
  requiresMinutes: z.boolean(),
})
export type AvailableAction = z.infer<typeof AvailableAction>

export const OptionOrder = z.object({
  id: Id,
  optionNameEn: z.string(),
  optionNameAr: z.string(),
  quantity: Quantity,
  price: SignedMoney.describe('negative if the option makes the dish cheaper'),
})

export const ModifierOrder = z.object({ id: Id, name: LocalizedText, optionOrder: z.array(OptionOrder) })

export const ProductOrder = z.object({
  id: Id,
  productId: Id.nullable(),
  productName: LocalizedText,
  productImageUrl: z.string().nullable(),
  productQuantity: Quantity.describe('pieces, or a weight such as 0.5'),
  unitPrice: SignedMoney,
  note: z.string(),
  modifierOrder: z.array(ModifierOrder),
  finalPrice: SignedMoney.describe('line total with options'),
  isOutsideSaleHours: z
    .boolean()
    .describe('true if it was sold outside its sale hours; for information, the order is accepted'),
})
export type ProductOrder = z.infer<typeof ProductOrder>

/** An amount that the platform charged beside delivery: a service fee, a tip. */
export const OrderCharge = z.object({
  name: LocalizedText,
  amount: SignedMoney,
  isAdded: z.boolean().describe('false if the platform states it without adding it to the total'),
})
export type OrderCharge = z.infer<typeof OrderCharge>

/** Two sums of one order that should be equal and are not. Nothing is refused for it. */
export const AmountDifference = z.object({
  of: z.enum(['items', 'total']).describe('items: lines against subtotal; total: paid amount'),
  isRounding: z.boolean().describe('true if the difference is at most five halalas'),
  expected: SignedMoney.describe('sum calculated by Sufra'),
  stated: SignedMoney.describe('sum stated by the platform'),
})
export type AmountDifference = z.infer<typeof AmountDifference>

export const StatusFamily = z.enum(['active', 'pending', 'disabled'])
export type StatusFamily = z.infer<typeof StatusFamily>

export const Order = z.object({
  id: Id,
  orderNumber: z.string().describe('short, for people: "4821"'),
  channelOrderId: z.string(),
  channel: Channel,
  serviceProviderId: Id,
  branchId: Id,
  branchName: LocalizedText,
  orderStatusId: z.int().min(1).max(11),
  orderStatus: OrderStatus,
  statusFamily: StatusFamily,
  escalation: EscalationStep.nullable().describe('escalation steps before a person acted on it'),
  type: z.enum(['Delivery', 'Pickup', 'DineIn']),
  isTest: z.boolean(),
  placedAt: Instant,
  acceptBy: Instant,
  releaseAt: Instant.nullable(),
  promisedAt: Instant.nullable(),
  acceptedAt: Instant.nullable(),
  readyAt: Instant.nullable(),
  closedAt: Instant.nullable().describe('time of the final state'),
  prepMinutes: z.int().describe('chosen at Accept; before that the default of the branch'),
  customer: z.object({ name: z.string(), phoneMasked: z.string() }),
  note: z.string(),
  failureReason: z
    .string()
    .nullable()
    .describe(
      'with Failed: which code stopped it, e.g. "unknown_product"; otherwise "invalid_payload": a part could not be read, and people compare it with the platform\'s device',
    ),
  failureDetail: z.string().nullable().describe('unknown product, or unreadable part'),
  reasonCode: ReasonCode.nullable().describe('with Rejected and Cancelled'),
  paymentType: z
    .enum(['Prepaid', 'Cash', 'CardOnDelivery', 'NotStated'])
    .describe('"NotStated" if it could not be read; see the device of the platform'),
  subTotal: Money,
  discountTotal: Money,
  deliveryFee: Money,
  charges: z.array(OrderCharge).default([]),
  amountDifferences: z.array(AmountDifference).default([]),
  vatTotal: Money,
  finalPrice: Money.describe('order total stated by the platform'),
  refundedTotal: Money.describe('SAR recorded as refunded to the customer'),
  refundableTotal: Money.describe('SAR paid and not yet refunded'),
  productOrder: z.array(ProductOrder),
  availableActions: z.array(AvailableAction),
  driver: z
    .object({
      name: z.string(),
      phoneMasked: z.string(),
      etaAt: Instant.nullable(),
      arrived: z.boolean(),
    })
    .nullable(),
  channelDebt: UndeliveredCall.nullable().describe('changes that its platform has not confirmed'),
  printCount: z.int(),
  rowVersion: z.int(),
})
export type Order = z.infer<typeof Order>

export const LiveOrdersQuery = z.object({
  BranchId: QueryIdOrAll.default(0),
  OrderStatusId: QueryIdOrAll.default(0),
})

/**
 * One page, bounded: open orders (`New` before all others, then by `acceptBy`) and the newest that ended lately. `cursor` is
 * the stream id that this answer includes: open the stream from there and nothing is missed.
 */
export const LiveOrders = pageOf(Order).extend({
  moreOpen: z
    .int()
    .min(0)
    .describe('open orders beyond this page; read again after one of the page has ended'),
  serverTime: Instant,
  cursor: z.string(),
})
export type LiveOrders = z.infer<typeof LiveOrders>

export const ExecuteActionRequest = z
  .strictObject({
    orderId: Id,
    action: z.int().min(1).max(12),
    prepMinutes: z.int().min(1).max(180).optional(),
    addMinutes: z.literal([5, 10, 15, 20, 30]).optional(),
    reasonCode: ReasonCode.optional(),
    reasonText: z.string().trim().min(3).max(200).optional(),
    unavailableProductIds: z.array(Id).max(100).optional(),
    fixes: z
      .strictObject({
        snoozeProducts: z
          .strictObject({ until: Instant.nullish(), preset: z.enum(SNOOZE_PRESETS).optional() })
          .refine(end => !end.until || !end.preset, { path: ['until'], error: 'either_until_or_preset' })
          .optional(),
        setBusy: z
          .strictObject({ minutes: BusyMinutes, until: Instant.nullish(), preset: StateEnd.optional() })
          .refine(end => Boolean(end.until) !== Boolean(end.preset), {
            path: ['until'],
            error: 'required',
          })
          .optional(),
        pauseBranch: z
          .strictObject({ until: Instant.nullish(), preset: StateEnd.optional() })
          .refine(end => !end.until || !end.preset, { path: ['until'], error: 'either_until_or_preset' })
          .optional(),
      })
      .optional(),
    mapping: z
      .strictObject({
        lines: z
          .array(z.strictObject({ lineId: Id, productId: Id }))
          .min(1)
          .max(100),
        isRemembered: z.boolean().describe('true: use this mapping for later orders of this platform'),
      })
      .optional()
      .describe('with Reinject: product for each unknown line'),
    rowVersion: z.int().min(1).optional(),
  })
  .refine(body => body.reasonCode !== 'Other' || body.reasonText !== undefined, {
    path: ['reasonText'],
    message: 'required_with_other',
  })
export type ExecuteActionRequest = z.infer<typeof ExecuteActionRequest>

/** Changes of an undone step that somebody edited since. The undo leaves them as they are. */
export const UnrevertedChanges = z.object({
  products: z.array(LocalizedText),
  hasBranch: z.boolean().describe('true if the state of a branch was not undone'),
})
export type UnrevertedChanges = z.infer<typeof UnrevertedChanges>

/** An order after a step. */
export const ActedOrder = Order.extend({
  leftAlone: UnrevertedChanges.optional().describe('with UndoLast: changes that were not undone'),
})
export type ActedOrder = z.infer<typeof ActedOrder>

/** One line of an order's timeline. */
export const OrderHistoryEntry = z.object({
  at: Instant,
  byUserId: Id.nullable(),
  byName: z.string().nullable(),
  source: z.enum(['user', 'system', 'channel']),
  action: z.string(),
  from: OrderStatus.nullable(),
  to: OrderStatus,
  note: z.string().nullable(),
})
export type OrderHistoryEntry = z.infer<typeof OrderHistoryEntry>

export const OrderHistory = z.array(OrderHistoryEntry)

/** Path parameters of an order. */
export const OrderParams = z.object({ id: QueryId })
