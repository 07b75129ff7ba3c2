import type { ProductOrder } from '@sufra/shared/contracts/order'
import { isIncomplete } from '@sufra/shared/contracts/order-sums'
import type { Receipt } from '@sufra/shared/contracts/receipt'
import { inLanguage } from '@sufra/shared/contracts/text'
import { numeric, RULE, centre, ifAny, stamp } from './roll.ts'
import type { Block, Language } from './roll.ts'
import { rollWords } from './roll-words.ts'

const ENDED = new Set(['Cancelled', 'Rejected', 'Missed'])

type Option = ProductOrder['modifierOrder'][number]['optionOrder'][number]

const optionName = ({ optionNameAr, optionNameEn }: Option, language: Language): string =>
  language === 'ar' ? optionNameAr || optionNameEn : optionNameEn || optionNameAr

const dish = (line: ProductOrder, language: Language): Block => ({
  kind: 'dish',
  count: `${line.productQuantity}×`,
  name: inLanguage(line.productName, language),
  options: line.modifierOrder
    .flatMap(({ optionOrder }) => optionOrder)
    .map(option => ({
      name: optionName(option, language),
      count: option.quantity > 1 ? `×${option.quantity}` : null,
    })),
  note: line.note || null,
})

/** Formats `10:45 2026-11-22`, because a roll of 58 mm has no room for more. */
export const clockOf = (at: string, timeZone: string): string => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  })
  return parts.format(new Date(at)).replace(',', '')
}

export interface PaperFacts {
  receipt: Receipt
  timeZone: string
  isCopy: boolean
}

/** Returns the kitchen ticket: large, without prices, like the browser's. */
export const ticketBlocks = (
  { receipt: { order, seller }, timeZone, isCopy }: PaperFacts,
  language: Language,
): Block[] => {
  const words = rollWords[language]
  const kind = words[order.type]
  const channel = inLanguage(order.channel.name, language)
  return [
    ...(isCopy ? [stamp(words.copy)] : []),
    ...(order.isTest ? [stamp(words.test)] : []),
    ...(ENDED.has(order.orderStatus) ? [stamp(words.ended)] : []),
    ...(isIncomplete(order) ? [stamp(words.incomplete)] : []),
    centre(inLanguage(seller.name, language), 'large'),
    numeric(`#${order.orderNumber}`, 'huge'),
    centre(kind ? `${channel} · ${kind}` : channel, 'large'),
    centre(inLanguage(order.branchName, language)),
    numeric(clockOf(order.placedAt, timeZone)),
    ...ifAny(order.customer.name, name => centre(name)),
    RULE,
    ...order.productOrder.map(line => dish(line, language)),
    RULE,
    ...ifAny(order.note, note => ({ kind: 'note' as const, words: note })),
  ]
}
