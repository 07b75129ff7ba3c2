import { toHalalas, toRiyals } from '@sufra/shared/contracts/halalas'
import { addedCharges, differenceIn } from '@sufra/shared/contracts/order-sums'
import { inLanguage } from '@sufra/shared/contracts/text'
import { channelOf } from '#src/modules/channels/channels.ts'
import type { OrderEntry, LineEntry } from '../order.repository.ts'
import { maskPhone } from '../present/mask-phone.ts'
import { EXPORT_WORDS } from './export-words.ts'

export type Cell = string | number | null

const HOME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Riyadh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** "2026-11-22 14:05" in Riyadh time, which every spreadsheet sorts correctly. */
const timeOf = (instant: Date | null): string | null => instant && HOME.format(instant)

// Spreadsheets evaluate cells that begin like this (OWASP, CSV injection), also after spaces.
const FORMULA = /^[\s\u200e\u200f]*[=+\-@|]/
// Direction marks in a cell could only deceive the reader.
const DIRECTION_MARKS = /[\u202A-\u202E\u2066-\u2069]/g

/** Returns a text that a spreadsheet shows and never evaluates. */
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

/** Returns an order as a row, in the order of the headings of `EXPORT_WORDS`. */
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
