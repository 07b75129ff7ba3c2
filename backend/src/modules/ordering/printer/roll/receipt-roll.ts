import type { Order } from '@sufra/shared/contracts/order'
import { addedCharges, differenceIn } from '@sufra/shared/contracts/order-sums'
import type { Receipt } from '@sufra/shared/contracts/receipt'
import { receiptTexts } from '@sufra/shared/contracts/receipt-texts'
import { inLanguage } from '@sufra/shared/contracts/text'
import type { Localized } from '@sufra/shared/contracts/wire'
import { qrPicture } from '#src/modules/infrastructure/infrastructure.ts'
import { RULE, centre, ifAny, numeric, stamp } from './roll.ts'
import type { Block, Language } from './roll.ts'
import { rollWords } from './roll-words.ts'
import { clockOf } from './ticket-roll.ts'
import type { PaperFacts } from './ticket-roll.ts'

const either = ({ ar, en }: Localized, language: Language): string =>
  language === 'ar' ? ar || en : en || ar

interface Sum {
  label: string
  value: number
  isStrong?: boolean
}

const rowOf = ({ label, value, isStrong = false }: Sum): Block => ({
  kind: 'row',
  label,
  count: null,
  value: value.toFixed(2),
  isStrong,
})

const sums = (order: Order, language: Language): Block[] => {
  const words = receiptTexts[language]
  const { subTotal, discountTotal, deliveryFee, vatTotal, finalPrice, refundedTotal } = order
  const difference = { items: differenceIn(order, 'items'), total: differenceIn(order, 'total') }
  const rows: (Sum | false)[] = [
    difference.items !== 0 && { label: words.difference, value: difference.items },
    { label: words.subTotal, value: subTotal },
    discountTotal > 0 && { label: words.discount, value: -discountTotal },
    deliveryFee > 0 && { label: words.deliveryFee, value: deliveryFee },
    ...addedCharges(order).map(({ name, amount }) => ({ label: inLanguage(name, language), value: amount })),
    difference.total !== 0 && { label: words.difference, value: difference.total },
    { label: words.net, value: finalPrice - vatTotal },
    { label: words.vat, value: vatTotal },
    { label: words.total, value: finalPrice, isStrong: true },
    refundedTotal > 0 && { label: words.refunded, value: -refundedTotal },
  ]
  return rows.flatMap(row => (row ? [rowOf(row)] : []))
}

const company = ({ order, seller, qr }: Receipt, language: Language): Block[] => {
  const words = receiptTexts[language]
  return [
    centre(inLanguage(seller.name, language), 'large'),
    ...ifAny(either(seller.legalName, language), name => centre(name)),
    centre(inLanguage(order.branchName, language)),
    ...ifAny(seller.address, address => centre(address)),
    centre(qr ? words.title : words.plain, 'large'),
    ...ifAny(seller.vatNumber, value => centre(`${words.vatNumber} ${value}`)),
    ...ifAny(seller.companyNumber, value => centre(`${words.companyNumber} ${value}`)),
    ...ifAny(either(seller.header, language), header => centre(header)),
  ]
}

/** Returns the customer's receipt: the texts, sums and QR code of the browser's receipt. */
export const receiptBlocks = ({ receipt, timeZone, isCopy }: PaperFacts, language: Language): Block[] => {
  const { order, seller, qr } = receipt
  const words = receiptTexts[language]
  return [
    ...(isCopy ? [stamp(rollWords[language].copy)] : []),
    ...(order.isTest ? [stamp(words.test)] : []),
    ...company(receipt, language),
    numeric(`#${order.orderNumber}`, 'large'),
    centre(inLanguage(order.channel.name, language)),
    numeric(clockOf(order.placedAt, timeZone)),
    RULE,
    ...order.productOrder.map((line): Block => ({
      kind: 'row',
      label: inLanguage(line.productName, language),
      isStrong: false,
      count: `${line.productQuantity}×`,
      value: line.finalPrice.toFixed(2),
    })),
    RULE,
    ...sums(order, language),
    RULE,
    ...ifAny(qr, code => ({ kind: 'qr' as const, qr: qrPicture(code) })),
    ...ifAny(either(seller.footer, language), footer => centre(footer)),
  ]
}
