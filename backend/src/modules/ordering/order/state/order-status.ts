import { ORDER_STATUS, OrderStatus } from '@sufra/shared/contracts/order'
import type { StatusFamily } from '@sufra/shared/contracts/order'

const FAMILIES: Record<OrderStatus, StatusFamily> = {
  New: 'pending',
  Accepted: 'active',
  Preparing: 'active',
  Ready: 'active',
  PickedUp: 'active',
  Completed: 'active',
  Rejected: 'disabled',
  Cancelled: 'disabled',
  Missed: 'disabled',
  Scheduled: 'pending',
  Failed: 'disabled',
}

export const FINAL_STATUSES = [
  'Completed',
  'Rejected',
  'Cancelled',
  'Missed',
] as const satisfies OrderStatus[]

/** Statuses that ring until somebody answers. An order with an unknown dish rings like a new one. */
export const RINGING_STATUSES = ['New', 'Failed'] as const satisfies OrderStatus[]

export const isRinging = (status: OrderStatus): boolean =>
  RINGING_STATUSES.some(ringing => ringing === status)

export const isFinal = (status: OrderStatus): boolean => FINAL_STATUSES.some(final => final === status)

export const statusFamily = (status: OrderStatus): StatusFamily => FAMILIES[status]

/** Returns the status of an `orderStatusId`; undefined for 0, which means all, and for unknown numbers. */
export const statusById = (id: number): OrderStatus | undefined =>
  OrderStatus.options.find(status => ORDER_STATUS[status] === id)
