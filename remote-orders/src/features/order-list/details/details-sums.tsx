import type { AmountDifference, Order } from '@sufra/shared/contracts/order'
import { chargesOf, differenceIn, differenceOf } from '@sufra/shared/contracts/order-sums'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Money, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const Root = chakra('dl', {
  base: {
    display: 'grid',
    gap: '1.5',
    pt: '3.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& dt': { color: 'muted' },
    '& > div[data-total]': { fontWeight: 'semibold', textStyle: 'lg15', '& dt': { color: 'ink' } },
    '& > div[data-refund]': { color: 'notice', '& dt': { color: 'notice' } },
    '& > p': { color: 'muted', textStyle: 'sm13' },
  },
})

const Sum = ({ label, value, sign = '' }: { label: string; value: number; sign?: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      {sign}
      <Money value={value} />
    </dd>
  </>
)

/** Difference between a sum of the platform and ours, shown so that the column adds up. */
const Difference = ({ order, of }: { order: Order; of: AmountDifference['of'] }) => {
  const { t } = useTranslation()
  const difference = differenceOf(order, of)
  if (!difference) return null
  const value = differenceIn(order, of)
  const label = difference.isRounding ? 'orders:details.rounding' : `orders:details.difference.${of}`
  return (
    <div>
      <Sum label={t(label)} value={Math.abs(value)} sign={value < 0 ? '−' : ''} />
    </div>
  )
}

/** The platform's charges other than delivery, and the unexplained difference to its total. */
const Charges = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const { language } = useLanguage()
  return (
    <>
      {chargesOf(order).map(({ name, amount, isAdded }, position) => {
        const label = inLanguage(name, language)
        return (
          <div key={`${position} ${name}`}>
            <Sum
              label={isAdded ? label : t('orders:details.included', { name: label })}
              value={Math.abs(amount)}
              sign={amount < 0 ? '−' : ''}
            />
          </div>
        )
      })}
      <Difference order={order} of="total" />
    </>
  )
}

/** Amounts of an order, the included VAT, and refunds. */
export const DetailsSums = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { subTotal, discountTotal, deliveryFee, finalPrice, vatTotal, refundedTotal } = order
  return (
    <Root>
      <Difference order={order} of="items" />
      <div>
        <Sum label={t('orders:details.subTotal')} value={subTotal} />
      </div>
      {discountTotal > 0 && (
        <div>
          <Sum label={t('orders:details.discount')} value={discountTotal} sign="−" />
        </div>
      )}
      {deliveryFee > 0 && (
        <div>
          <Sum label={t('orders:details.deliveryFee')} value={deliveryFee} />
        </div>
      )}
      <Charges order={order} />
      <div data-total>
        <Sum label={t('orders:details.total')} value={finalPrice} />
      </div>
      <div>
        <dt>
          <bdi>{t('orders:details.vat', { money: format.money(vatTotal) })}</bdi>
        </dt>
        <dd />
      </div>
      {refundedTotal > 0 && (
        <>
          <div data-refund>
            <Sum label={t('orders:details.refunded')} value={refundedTotal} sign="−" />
          </div>
          <div>
            <Sum label={t('orders:details.net')} value={finalPrice - refundedTotal} />
          </div>
        </>
      )}
    </Root>
  )
}
