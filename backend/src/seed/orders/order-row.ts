import type { OrderStatus } from '@sufra/shared/contracts/order'
import { connectorOf } from '#src/modules/channels/channels.ts'
import type { order } from '#src/modules/ordering/order/order.table.ts'
import type { Chance } from '../random.ts'
import type { Basket } from './order-basket.ts'
import { CUSTOMERS, NOTES } from './people.ts'

type NewOrder = typeof order.$inferInsert

export interface Place {
  accountId: number
  serviceProviderId: number
  branchId: number
  prepMinutes: number
}

export interface Arrival {
  place: Place
  channelId: number
  number: number
  type: 'Delivery' | 'Pickup'
  placedAt: Date
}

const SECOND = 1000
const MINUTE = 60 * SECOND

export const later = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

// Every row has every field, because a bulk insert takes the fields of the first one.
const NOTHING_YET = {
  releaseAt: null,
  promisedAt: null,
  acceptedAt: null,
  readyAt: null,
  pickedUpAt: null,
  closedAt: null,
  failureReason: null,
  failureDetail: null,
  reasonCode: null,
  driver: null,
} satisfies Partial<NewOrder>

/** Returns a new order. */
export const newOrder = (
  { place, channelId, number, type, placedAt }: Arrival,
  basket: Basket,
  chance: Chance,
) => {
  const { subTotal, discountTotal, deliveryFee, vatTotal, finalPrice } = basket
  const { key, capabilities } = connectorOf(channelId)
  return {
    ...place,
    ...NOTHING_YET,
    subTotal,
    discountTotal,
    deliveryFee,
    vatTotal,
    finalPrice,
    channelId,
    channelOrderId: `${key.slice(0, 2).toUpperCase()}-${place.accountId}-${number}`,
    orderNumber: String(1000 + (number % 9000)),
    status: 'New',
    type,
    isTest: false,
    placedAt,
    acceptBy: later(placedAt, capabilities.acceptWindowSeconds * SECOND),
    delayMinutes: 0,
    customerName: chance.pick(CUSTOMERS),
    customerPhone: `+9665${chance.whole(10_000_000, 99_999_999)}`,
    note: chance.happens(0.22) ? chance.pick(NOTES) : '',
    paymentType: chance.pick(['Prepaid', 'Prepaid', 'Prepaid', 'Cash', 'CardOnDelivery']),
    printCount: 0,
    rowVersion: 1,
    createdAt: placedAt,
  } satisfies NewOrder
}

/** Returns typical times of acceptance and promise for a New order. */
export const accepted = (
  { placedAt, prepMinutes }: { placedAt: Date; prepMinutes: number },
  chance: Chance,
) => {
  const acceptedAt = later(placedAt, chance.between(12, 150) * SECOND)
  return { acceptedAt, promisedAt: later(acceptedAt, prepMinutes * MINUTE) }
}

const outcomeOf = (channelId: number, chance: Chance): OrderStatus => {
  if (chance.happens(0.935)) return 'Completed'
  const { canReject } = connectorOf(channelId).capabilities
  return chance.pick(canReject ? ['Rejected', 'Cancelled', 'Missed'] : ['Cancelled', 'Missed'])
}

/** Returns an order of the past in its final state, with the instants on the way. */
export const ended = (row: ReturnType<typeof newOrder>, chance: Chance): NewOrder => {
  const status = outcomeOf(row.channelId, chance)
  if (status === 'Missed') return { ...row, status, closedAt: row.acceptBy }
  const step = accepted(row, chance)
  if (status === 'Rejected') {
    const reasonCode = chance.pick(['ItemUnavailable', 'TooBusy', 'BranchClosed'])
    return { ...row, status, reasonCode, closedAt: step.acceptedAt }
  }
  const readyAt = later(step.acceptedAt, row.prepMinutes * MINUTE * chance.between(0.7, 1.25))
  if (status === 'Cancelled') {
    return {
      ...row,
      ...step,
      status,
      reasonCode: 'CustomerRequest',
      closedAt: later(step.acceptedAt, chance.between(1, 9) * MINUTE),
    }
  }
  const pickedUpAt = later(readyAt, chance.between(1, 9) * MINUTE)
  const closedAt = row.type === 'Delivery' ? later(pickedUpAt, chance.between(9, 28) * MINUTE) : pickedUpAt
  return {
    ...row,
    ...step,
    status,
    readyAt,
    pickedUpAt: row.type === 'Delivery' ? pickedUpAt : null,
    closedAt,
  }
}
