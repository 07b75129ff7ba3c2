import { vatIn } from '@sufra/shared/contracts/halalas'
import type { PlacedOrder, Shop } from '#src/modules/channels/channels.ts'
import { readAmounts } from './order-amounts.ts'
import { escalateAtOf } from '../state/escalation-steps.ts'
import type { order } from '../order.table.ts'

export interface Failure {
  reason: 'unknown_product' | 'invalid_payload'
  detail: string
}

type NewRow = typeof order.$inferInsert

const MINUTE = 60_000
// Minutes between the end of cooking and the promised time, for the driver's way.
const DRIVER_MINUTES = 15
const LONGEST_WINDOW_MS = 60 * MINUTE

const after = (instant: Date, milliseconds: number): Date => new Date(instant.getTime() + milliseconds)

/** Returns when a scheduled order has to ring to be ready in time; null when that is now. */
const releaseOf = ({ scheduledFor }: PlacedOrder, shop: Shop, now: Date): Date | null => {
  if (!scheduledFor) return null
  const release = after(new Date(scheduledFor), -(shop.prepMinutes + DRIVER_MINUTES) * MINUTE)
  return release > now ? release : null
}

/**
 * Returns the platform's own deadline when it is in the future and within 60 minutes, otherwise the end of its
 * window.
 */
export const acceptByOf = (
  said: string | null,
  from: Date,
  { acceptWindowSeconds }: Pick<Shop, 'acceptWindowSeconds'>,
): Date => {
  const acceptBy = said ? new Date(said) : null
  const isSound = acceptBy !== null && acceptBy > from && acceptBy <= after(from, LONGEST_WINDOW_MS)
  return isSound ? acceptBy : after(from, acceptWindowSeconds * 1000)
}

const shopOf = ({ accountId, serviceProviderId, branchId, channelId, prepMinutes }: Shop) => ({
  accountId,
  serviceProviderId,
  branchId,
  channelId,
  prepMinutes,
})

const statusOf = (failure: Failure | null, releaseAt: Date | null) => {
  if (failure?.reason === 'unknown_product') return 'Failed'
  return releaseAt ? 'Scheduled' : 'New'
}

/**
 * Returns the row of an arrived order. One with an unknown dish is Failed until somebody identifies it. One
 * with an unreadable part is handled like any other: the platform's own device shows the missing part.
 */
export const rowOfOrder = (
  placed: PlacedOrder,
  { shop, failure, now }: { shop: Shop; failure: Failure | null; now: Date },
): NewRow => {
  const said = placed.placedAt === null ? now : new Date(placed.placedAt)
  // The platform's clock may be fast, and the deadline counts from Sufra's clock.
  const placedAt = said > now ? now : said
  const releaseAt = releaseOf(placed, shop, now)
  const status = statusOf(failure, releaseAt)
  // A platform's test order does not escalate.
  const rings = status !== 'Scheduled' && !placed.isTest
  const { charges, amountDifferences } = readAmounts(placed)
  return {
    ...shopOf(shop),
    channelOrderId: placed.channelOrderId,
    orderNumber: placed.displayNumber || placed.channelOrderId.slice(-4),
    status,
    escalateAt: rings ? escalateAtOf(shop.escalation, { reached: null, from: now }) : null,
    type: placed.type,
    isTest: placed.isTest,
    placedAt,
    acceptBy: acceptByOf(placed.acceptBy, releaseAt ?? placedAt, shop),
    releaseAt,
    promisedAt: placed.scheduledFor ? new Date(placed.scheduledFor) : null,
    customerName: placed.customer.name,
    customerPhone: placed.customer.phone,
    note: placed.note,
    paymentType: placed.paymentType,
    subTotal: placed.subTotal,
    discountTotal: placed.discountTotal,
    deliveryFee: placed.deliveryFee,
    vatTotal: vatIn(placed.finalPrice),
    finalPrice: placed.finalPrice,
    charges,
    // Sums with a missing part mean nothing.
    amountDifferences: failure?.reason === 'invalid_payload' ? [] : amountDifferences,
    failureReason: failure?.reason,
    failureDetail: failure?.detail,
  }
}

/** Returns an order of which only the number is readable. */
export const emptyOrder = (channelOrderId: string): PlacedOrder => ({
  channelOrderId,
  displayNumber: '',
  type: 'Delivery',
  isTest: false,
  placedAt: null,
  acceptBy: null,
  scheduledFor: null,
  customer: { name: '', phone: '' },
  note: '',
  paymentType: 'NotStated',
  lines: [],
  subTotal: 0,
  discountTotal: 0,
  deliveryFee: 0,
  charges: [],
  finalPrice: 0,
})
