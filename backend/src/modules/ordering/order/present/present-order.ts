import { ORDER_STATUS } from '@sufra/shared/contracts/order'
import type { Order, ProductOrder } from '@sufra/shared/contracts/order'
import { channelOf } from '#src/modules/channels/channels.ts'
import { imageUrl } from '#src/modules/infrastructure/infrastructure.ts'
import type { OrderUpserted } from '#src/modules/infrastructure/infrastructure.ts'
import { availableActions } from '../state/available-actions.ts'
import type { Actor, OrderFacts } from '../state/available-actions.ts'
import { maskPhone } from './mask-phone.ts'
import type { LineEntry, OrderEntry } from '../order.repository.ts'
import type { OrderRow } from '../order.table.ts'
import { refundableOf } from '../state/refundable.ts'
import { statusFamily } from '../state/order-status.ts'

const iso = (instant: Date | null): string | null => instant?.toISOString() ?? null

const presentLine = (line: LineEntry): ProductOrder => ({
  id: line.id,
  productId: line.productId,
  productName: line.productName,
  productImageUrl: imageUrl(line.imageKey),
  productQuantity: line.quantity,
  unitPrice: line.unitPrice,
  note: line.note,
  modifierOrder: line.modifiers,
  finalPrice: line.finalPrice,
  isOutsideSaleHours: line.isOutsideSaleHours,
})

const presentDriver = (driver: OrderRow['driver']): Order['driver'] =>
  driver && {
    name: driver.name,
    phoneMasked: maskPhone(driver.phone),
    etaAt: driver.etaAt,
    arrived: driver.arrived,
  }

const presentTimes = (row: OrderRow) => ({
  placedAt: row.placedAt.toISOString(),
  acceptBy: row.acceptBy.toISOString(),
  releaseAt: iso(row.releaseAt),
  promisedAt: iso(row.promisedAt),
  acceptedAt: iso(row.acceptedAt),
  readyAt: iso(row.readyAt),
  closedAt: iso(row.closedAt),
})

const presentAmounts = (row: OrderRow) => ({
  subTotal: row.subTotal,
  discountTotal: row.discountTotal,
  deliveryFee: row.deliveryFee,
  charges: row.charges,
  amountDifferences: row.amountDifferences,
  vatTotal: row.vatTotal,
  finalPrice: row.finalPrice,
  refundedTotal: row.refundedTotal,
  refundableTotal: refundableOf(row),
})

/** Returns an order without user-specific data. */
export const presentOrder = (
  { order: row, branchName }: OrderEntry,
  lines: LineEntry[],
): Omit<Order, 'availableActions'> => ({
  id: row.id,
  orderNumber: row.orderNumber,
  channelOrderId: row.channelOrderId,
  channel: channelOf(row.channelId),
  serviceProviderId: row.serviceProviderId,
  branchId: row.branchId,
  branchName,
  orderStatusId: ORDER_STATUS[row.status],
  orderStatus: row.status,
  statusFamily: statusFamily(row.status),
  escalation: row.escalation,
  type: row.type,
  isTest: row.isTest,
  ...presentTimes(row),
  prepMinutes: row.prepMinutes,
  customer: { name: row.customerName, phoneMasked: maskPhone(row.customerPhone) },
  note: row.note,
  failureReason: row.failureReason,
  failureDetail: row.failureDetail,
  reasonCode: row.reasonCode,
  paymentType: row.paymentType,
  ...presentAmounts(row),
  productOrder: lines.map(presentLine),
  driver: presentDriver(row.driver),
  channelDebt: row.undeliveredCall,
  printCount: row.printCount,
  rowVersion: row.rowVersion,
})

export const factsOf = (row: OrderRow): OrderFacts => ({
  status: row.status,
  type: row.type,
  channelId: row.channelId,
  channelOrderId: row.channelOrderId,
  delayMinutes: row.delayMinutes,
  undo: row.undoUserId && row.undoUntil ? { userId: row.undoUserId, until: row.undoUntil } : null,
})

/** Returns an order for one user. */
export const presentOrderFor = (entry: OrderEntry, lines: LineEntry[], actor: Actor): Order => ({
  ...presentOrder(entry, lines),
  availableActions: availableActions(factsOf(entry.order), actor),
})

/** Returns an order as an outbox event. */
export const orderUpserted = (entry: OrderEntry, lines: LineEntry[]): OrderUpserted => {
  const { delayMinutes, undo } = factsOf(entry.order)
  return {
    type: 'order.upserted',
    order: presentOrder(entry, lines),
    delayMinutes,
    undo: undo && { userId: undo.userId, until: undo.until.toISOString() },
  }
}

type StoredOrder = Omit<OrderUpserted, 'type'>

export const factsOfStored = ({ order, delayMinutes, undo }: StoredOrder): OrderFacts => ({
  status: order.orderStatus,
  type: order.type,
  channelId: order.channel.id,
  channelOrderId: order.channelOrderId,
  delayMinutes,
  undo: undo && { userId: undo.userId, until: new Date(undo.until) },
})

/** Returns an order from an outbox event for one user. */
export const personalOrder = (stored: StoredOrder, actor: Actor): Order => ({
  ...stored.order,
  // Events of older versions have no such fields.
  charges: stored.order.charges ?? [],
  amountDifferences: stored.order.amountDifferences ?? [],
  availableActions: availableActions(factsOfStored(stored), actor),
})
