import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { addedCharges, differenceIn } from '@sufra/shared/contracts/order-sums'
import { inLanguage } from '@sufra/shared/contracts/text'
import { channelOf } from '#src/modules/channels/channels.ts'
import type { OrderEntry, LineEntry } from '../order.repository.ts'
import { maskPhone } from '../present/mask-phone.ts'
import { EXPORT_WORDS } from './export-words.ts'

export type Cell = string | number | null

const HOME = new Intl.DateTimeFormat('sv-SE', {
  ...{ timeZone: 'Asia/Riyadh', year: 'numeric', month: '2-digit', day: '2-digit' },
  ...{ hour: '2-digit', minute: '2-digit' },
})

/** "2026-11-22 14:05" in Riyadh: the form that every sheet program sorts rightly. */
const timeOf = (instant: Date | null): string | null => instant && HOME.format(instant)

// A sheet program works out what begins like this (OWASP, CSV injection), after spaces too.
const FORMULA = /^[\s\u200e\u200f]*[=+\-@|]/
// Marks that turn the direction of what follows can only deceive in a cell.
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g

/** A text as a cell that is shown and never worked out. */
export const inert = (text: string): string => {
  const plain = text.replace(DIRECTION_MARKS, '')
  return FORMULA.test(plain) ? `'${plain}` : plain
}

const itemsOf = (lines: LineEntry[], language: 'ar' | 'en'): string =>
  lines.map(line => `${line.quantity}× ${inLanguage(line.productName, language)}`).join('; ')

const chargesIn = (order: OrderEntry['order'], language: 'ar' | 'en'): Cell[] => {
  const added = addedCharges(order)
  return [
    toRiyals(added.reduce((sum, { amount }) => sum + toHalalas(amount), 0)),
    added.map(({ name, amount }) => `${inLanguage(name, language)} ${amount.toFixed(2)}`).join('; '),
    toRiyals(toHalalas(differenceIn(order, 'items')) + toHalalas(differenceIn(order, 'total'))),
  ]
}

/** An order as a row of a file, under the headings of `EXPORT_WORDS`. */
export const rowOf = (
  { order, branchName }: OrderEntry,
  { lines, language }: { lines: LineEntry[]; language: 'ar' | 'en' },
): Cell[] => {
  const words = EXPORT_WORDS[language]
  const cells: Cell[] = [
    order.orderNumber,
    order.channelOrderId,
    timeOf(order.placedAt),
    inLanguage(branchName, language),
    inLanguage(channelOf(order.channelId).name, language),
    words.status[order.status],
    order.reasonText || (order.reasonCode && words.reason[order.reasonCode]),
    words.type[order.type],
    words.payment[order.paymentType],
    order.customerName,
    maskPhone(order.customerPhone).replace('+', ''),
    itemsOf(lines, language),
    ...[order.subTotal, order.discountTotal, order.deliveryFee, order.vatTotal, order.finalPrice],
    order.refundedTotal,
    ...[order.acceptedAt, order.readyAt, order.closedAt].map(timeOf),
    order.isTest ? words.test : null,
    ...chargesIn(order, language),
  ]
  return cells.map(cell => (typeof cell === 'string' ? inert(cell) : cell))
}
