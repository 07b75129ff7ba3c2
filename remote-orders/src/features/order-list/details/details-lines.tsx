import type { Order, ProductOrder } from '@sufra/shared/contracts/order'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Bdi, Money, chakra } from '@sufra/shared/ui'
import { LongText } from '@sufra/shared/ui/data'
import { MessageSquareText } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { OutsideSaleHours } from '#src/order-display/outside-sale-hours.tsx'
import { Section } from './section.tsx'

const Root = chakra('ul', {
  base: {
    display: 'grid',
    gap: '2.5',
    listStyle: 'none',
    '& > li': { display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr) auto', gap: '2' },
    '& > li > b': { whiteSpace: 'nowrap' },
    '& em': { fontStyle: 'normal', fontWeight: 'semibold', color: 'primary.hover' },
    '& > li > div > small': { display: 'block', color: 'muted', textStyle: 'sm13' },
    '& > li > div > small[data-note]': { color: 'notice' },
  },
})

const Note = chakra('p', {
  base: {
    display: 'flex',
    gap: '2',
    mt: '3',
    px: '3',
    py: '2',
    bg: 'notice.soft',
    color: 'notice',
    borderRadius: 'control',
    '& > svg': { flexShrink: 0, mt: '0.5' },
  },
})

const Line = ({ line }: { line: ProductOrder }) => {
  const { language } = useLanguage()
  const format = useFormat()
  const priceText = (price: number) =>
    price === 0 ? '' : ` ${price > 0 ? '+' : '−'}${format.amount(Math.abs(price))}`
  const options = line.modifierOrder
    .flatMap(({ optionOrder }) => optionOrder)
    .map(({ optionNameAr, optionNameEn, quantity, price }) => {
      const name = language === 'ar' ? optionNameAr || optionNameEn : optionNameEn || optionNameAr
      const times = quantity > 1 ? `${quantity}× ` : ''
      return `${times}${name}${priceText(price)}`
    })
  return (
    <li>
      <em>
        <bdi dir="ltr">{`${line.productQuantity}×`}</bdi>
      </em>
      <div>
        <Bdi>{inLanguage(line.productName, language)}</Bdi>
        {options.length > 0 && (
          <small>
            <LongText text={options.join(' · ')} />
          </small>
        )}
        {line.note !== '' && (
          <small data-note>
            <LongText text={line.note} />
          </small>
        )}
        {line.isOutsideSaleHours && <OutsideSaleHours />}
      </div>
      <b>
        <Money value={line.finalPrice} />
      </b>
    </li>
  )
}

/** Order lines with options and the customer's note. */
export const DetailsLines = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  // A weighed product counts as one piece.
  const pieces = order.productOrder.reduce(
    (sum, { productQuantity }) => sum + (Number.isInteger(productQuantity) ? productQuantity : 1),
    0,
  )
  return (
    <Section title={t('orders:details.items')} aside={t('orders:details.pieces', { count: pieces })}>
      <Root>
        {order.productOrder.map(line => (
          <Line key={line.id} line={line} />
        ))}
      </Root>
      {order.note !== '' && (
        <Note>
          <MessageSquareText size={18} aria-label={t('orders:details.note')} />
          <LongText text={order.note} />
        </Note>
      )}
    </Section>
  )
}
