import { formatAmount, formatDateTime, formatQuantity, localizeDigits } from '@sufra/shared/i18n'
import type { Language } from '@sufra/shared/i18n'
import type { Order, ProductOrder } from '#src/contracts/order.ts'
import { addedCharges, differenceIn } from '#src/contracts/order-sums.ts'
import type { Receipt } from '#src/contracts/receipt.ts'
import { inLanguage } from '#src/contracts/text.ts'
import type { Localized } from '#src/contracts/wire.ts'
import { BrandHead } from './brand-head.tsx'
import { QrCode } from './qr-code.tsx'
import { receiptTexts } from '#src/contracts/receipt-texts.ts'

type Sum =
  | 'subTotal'
  | 'discountTotal'
  | 'deliveryFee'
  | 'charges'
  | 'amountDifferences'
  | 'finalPrice'
  | 'vatTotal'
  | 'refundedTotal'

/** Fields of an order that its receipt prints. */
export type ReceiptOrder = Pick<Order, 'isTest' | 'branchName' | 'orderNumber' | 'placedAt' | Sum> & {
  channel: Pick<Order['channel'], 'name'>
  productOrder: Pick<ProductOrder, 'id' | 'productQuantity' | 'productName' | 'finalPrice'>[]
}

export interface ReceiptPaperProps {
  receipt: Omit<Receipt, 'order'> & { order: ReceiptOrder }
  language: Language
}

const either = ({ ar, en }: Localized, language: Language): string =>
  language === 'ar' ? ar || en : en || ar

interface Row {
  label: string
  value: number
  isShown: boolean
  isStrong?: boolean
}

const Sums = ({ receipt: { order }, language }: ReceiptPaperProps) => {
  const words = receiptTexts[language]
  const difference = { items: differenceIn(order, 'items'), total: differenceIn(order, 'total') }
  const rows: Row[] = [
    { label: words.difference, value: difference.items, isShown: difference.items !== 0 },
    { label: words.subTotal, value: order.subTotal, isShown: true },
    { label: words.discount, value: -order.discountTotal, isShown: order.discountTotal > 0 },
    { label: words.deliveryFee, value: order.deliveryFee, isShown: order.deliveryFee > 0 },
    ...addedCharges(order).map(({ name, amount }) => ({
      label: inLanguage(name, language),
      value: amount,
      isShown: true,
    })),
    { label: words.difference, value: difference.total, isShown: difference.total !== 0 },
    { label: words.net, value: order.finalPrice - order.vatTotal, isShown: true },
    { label: localizeDigits(words.vat, language), value: order.vatTotal, isShown: true },
    { label: words.total, value: order.finalPrice, isShown: true, isStrong: true },
    { label: words.refunded, value: -order.refundedTotal, isShown: order.refundedTotal > 0 },
  ]
  return (
    <dl>
      {rows
        .filter(({ isShown }) => isShown)
        .map(({ label, value, isStrong }, position) => (
          <div key={`${position} ${label}`} className={isStrong ? 'row strong' : 'row'}>
            <dt>{label}</dt>
            <dd>
              <bdi dir="ltr">{formatAmount(value, language)}</bdi>
            </dd>
          </div>
        ))}
    </dl>
  )
}

const Lines = ({ receipt: { order }, language }: ReceiptPaperProps) => (
  <ul>
    {order.productOrder.map(line => (
      <li key={line.id} className="row">
        <span>
          <bdi dir="ltr">{`${formatQuantity(line.productQuantity, language)}×`}</bdi>{' '}
          <bdi>{inLanguage(line.productName, language)}</bdi>
        </span>
        <bdi dir="ltr">{formatAmount(line.finalPrice, language)}</bdi>
      </li>
    ))}
  </ul>
)

const Line = ({ text }: { text: string | null }) =>
  text && (
    <p>
      <bdi>{text}</bdi>
    </p>
  )

const Numbered = ({ label, value }: { label: string; value: string | null }) =>
  value && (
    <p>
      {label} <bdi dir="ltr">{value}</bdi>
    </p>
  )

const Wording = ({ text }: { text: string }) =>
  text && (
    <p className="lines">
      <bdi>{text}</bdi>
    </p>
  )

/** Prints the seller with its registration and VAT numbers. */
const Company = ({ receipt: { order, seller, qr }, language }: ReceiptPaperProps) => {
  const words = receiptTexts[language]
  return (
    <>
      <Line text={either(seller.legalName, language)} />
      <Line text={inLanguage(order.branchName, language)} />
      <Line text={seller.address} />
      <h2>{qr ? words.title : words.plain}</h2>
      <Numbered label={words.vatNumber} value={seller.vatNumber} />
      <Numbered label={words.companyNumber} value={seller.companyNumber} />
    </>
  )
}

/** Renders the receipt of an order. With the tax authority's code it is a simplified tax invoice. */
export const ReceiptPaper = ({ receipt, language }: ReceiptPaperProps) => {
  const { order, seller, qr } = receipt
  const words = receiptTexts[language]
  return (
    <>
      <header style={{ borderColor: seller.color ?? undefined }}>
        {order.isTest && <p className="stamp">{words.test}</p>}
        <BrandHead brand={seller} language={language} />
        <Company receipt={receipt} language={language} />
        <Wording text={either(seller.header, language)} />
        <p>
          {words.number} <bdi dir="ltr">{`#${order.orderNumber}`}</bdi> ·{' '}
          <bdi>{inLanguage(order.channel.name, language)}</bdi>
        </p>
        <Line text={formatDateTime(order.placedAt, language)} />
      </header>
      <Lines receipt={receipt} language={language} />
      <Sums receipt={receipt} language={language} />
      {qr && <QrCode text={qr} label="ZATCA" />}
      <Wording text={either(seller.footer, language)} />
    </>
  )
}
