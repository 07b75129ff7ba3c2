import type { Receipt } from '@sufra/shared/contracts/receipt'
import type { PaperWords } from './paper-words.ts'
import { QrCode } from './qr-code.tsx'

interface ReceiptPaperProps {
  receipt: Receipt
  words: PaperWords
}

const Sums = ({ receipt: { order }, words: { t, amount } }: ReceiptPaperProps) => {
  const rows: [label: string, value: number, isStrong?: boolean][] = [
    [t('orders:details.subTotal'), order.subTotal],
    ...(order.discountTotal > 0
      ? [[t('orders:print.discount'), -order.discountTotal] satisfies [string, number]]
      : []),
    ...(order.deliveryFee > 0
      ? [[t('orders:print.deliveryFee'), order.deliveryFee] satisfies [string, number]]
      : []),
    [t('orders:print.net'), order.finalPrice - order.vatTotal],
    [t('orders:print.vat'), order.vatTotal],
    [t('orders:print.total'), order.finalPrice, true],
    ...(order.refundedTotal > 0
      ? [[t('orders:print.refunded'), -order.refundedTotal] satisfies [string, number]]
      : []),
  ]
  return (
    <dl>
      {rows.map(([label, value, isStrong]) => (
        <div key={label} className={isStrong ? 'row strong' : 'row'}>
          <dt>{label}</dt>
          <dd>
            <bdi dir="ltr">{amount(value)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

const Lines = ({ receipt: { order }, words: { name, amount } }: ReceiptPaperProps) => (
  <ul>
    {order.productOrder.map(line => (
      <li key={line.id} className="row">
        <span>
          <bdi dir="ltr">{`${line.productQuantity}×`}</bdi> <bdi>{name(line.productName)}</bdi>
        </span>
        <bdi dir="ltr">{amount(line.finalPrice)}</bdi>
      </li>
    ))}
  </ul>
)

/** What the customer is given: a simplified tax invoice where the merchant has a tax number, with the authority's code. */
export const ReceiptPaper = ({ receipt, words }: ReceiptPaperProps) => {
  const { order, seller, qr } = receipt
  const { t, name, at } = words
  return (
    <>
      <header>
        {order.isTest && <p className="stamp">{t('orders:print.test')}</p>}
        <h1>
          <bdi>{name(seller.name)}</bdi>
        </h1>
        <p>
          <bdi>{name(order.branchName)}</bdi>
        </p>
        <h2>{t(qr ? 'orders:print.receiptTitle' : 'orders:print.receiptPlain')}</h2>
        {seller.vatNumber && (
          <p>
            {t('orders:print.vatNumber')} <bdi dir="ltr">{seller.vatNumber}</bdi>
          </p>
        )}
        <p>
          {t('orders:print.number')} <bdi dir="ltr">{`#${order.orderNumber}`}</bdi> ·{' '}
          <bdi>{name(order.channel.name)}</bdi>
        </p>
        <p>
          <bdi>{at(order.placedAt)}</bdi>
        </p>
      </header>
      <Lines receipt={receipt} words={words} />
      <Sums receipt={receipt} words={words} />
      {qr && <QrCode text={qr} label="ZATCA" />}
    </>
  )
}
