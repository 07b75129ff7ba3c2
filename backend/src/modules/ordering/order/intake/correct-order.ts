import type { Db } from '#src/database/database.ts'
import type { Arrival } from '#src/modules/channels/channels.ts'
import { addSearchKey, replaceLines } from '../order.repository.ts'
import type { OrderEntry } from '../order.repository.ts'
import type { OrderRow } from '../order.table.ts'
import { isFinal } from '../state/order-status.ts'
import { takeStep } from '../write/write-order.ts'
import type { Change } from '../write/write-order.ts'
import { draftAll, linesOfDraft } from './place-order.ts'
import type { Draft } from './place-order.ts'

const isUnanswered = ({ status }: OrderRow): boolean => status === 'New' || status === 'Scheduled'

/** Returns true if the order is incomplete and the platform sent it again in a readable form. */
const isCorrection = ({ complaint, content }: Arrival, { status, failureReason }: OrderRow): boolean => {
  const isReadable = complaint === null && content !== null
  return isReadable && failureReason === 'invalid_payload' && !isFinal(status) && status !== 'Failed'
}

// A deadline that the platform did not give was counted from the first arrival.
const deadlineOf = ({ content }: Arrival, { row }: Draft, order: OrderRow): Date =>
  content?.acceptBy || row.status === 'Scheduled' ? row.acceptBy : order.acceptBy

/** An order that somebody answered keeps its state and times. The rest is as in an order that was readable at once. */
const changeOf = (arrival: Arrival, draft: Draft, order: OrderRow): Change => {
  const { row } = draft
  const content: Partial<OrderRow> = {
    orderNumber: row.orderNumber,
    type: row.type,
    placedAt: row.placedAt,
    customerName: row.customerName,
    customerPhone: row.customerPhone,
    note: row.note,
    paymentType: row.paymentType,
    subTotal: row.subTotal,
    discountTotal: row.discountTotal,
    deliveryFee: row.deliveryFee,
    vatTotal: row.vatTotal,
    finalPrice: row.finalPrice,
    charges: row.charges,
    amountDifferences: row.amountDifferences,
    failureReason: null,
    failureDetail: null,
  }
  const base = { source: 'channel', action: 'Correct' } as const
  if (!isUnanswered(order)) return { ...base, to: order.status, changes: content }
  const times: Partial<OrderRow> = {
    acceptBy: deadlineOf(arrival, draft, order),
    releaseAt: row.releaseAt,
    promisedAt: row.promisedAt,
    prepMinutes: row.prepMinutes,
    escalateAt: row.status === order.status ? order.escalateAt : row.escalateAt,
    failureReason: row.failureReason ?? null,
    failureDetail: row.failureDetail ?? null,
  }
  return { ...base, to: row.status, changes: { ...content, ...times } }
}

/**
 * Completes a locked order that could not be read whole, once its platform sends it again in a readable form. undefined when
 * the order is not incomplete, has ended, or came unreadable again.
 */
export const correctOrder = async (
  db: Db,
  { entry, arrival, now }: { entry: OrderEntry; arrival: Arrival; now: Date },
): Promise<OrderEntry | undefined> => {
  const { order } = entry
  if (!isCorrection(arrival, order)) return undefined
  const [draft] = await draftAll(db, { accountId: order.accountId, arrivals: [arrival], now })
  if (!draft) return undefined
  const corrected = await takeStep(db, { entry, change: changeOf(arrival, draft, order), now })
  if (!corrected) throw new Error('A locked order was changed by somebody else')
  await addSearchKey(db, corrected.order)
  await replaceLines(db, corrected.order, linesOfDraft(draft, corrected.order))
  return corrected
}
