import { useFormat } from '@sufra/shared/i18n'
import { Money, Num, Skeleton, chakra } from '@sufra/shared/ui'
import type { OrderTotals } from '@sufra/shared/contracts/order-list'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

const Strip = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '1px',
    mb: '3.5',
    bg: 'line',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    overflow: 'hidden',
    '& > div': { flex: '1 1 8.5rem', px: '4', py: '2.5', bg: 'surface', minW: '0' },
    '& dt': { color: 'muted', textStyle: 'sm13' },
    '& dd': { textStyle: 'lg15', fontWeight: 'semibold', fontVariantNumeric: 'tabular-nums' },
    '& dd small': { fontWeight: 'normal' },
    '& dd > span': { display: 'block', textStyle: 'xs12', fontWeight: 'medium', color: 'disabled' },
  },
})

const Figure = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

const waiting = <Skeleton as="span" display="inline-block" w="16" h="5" />

/** Totals of the filtered orders. Undefined until the first answer. */
export const TotalsStrip = ({ totals }: { totals: OrderTotals | undefined }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const share = totals && totals.orders > 0 ? (totals.lost / totals.orders) * 100 : 0
  return (
    <Strip aria-label={t('orders:totals.label')} aria-busy={!totals || undefined}>
      <Figure label={t('orders:totals.orders')}>{totals ? <Num value={totals.orders} /> : waiting}</Figure>
      <Figure label={t('orders:totals.sales')}>{totals ? <Money value={totals.sales} /> : waiting}</Figure>
      <Figure label={t('orders:totals.average')}>
        {totals ? totals.averageTicket === null ? '—' : <Money value={totals.averageTicket} /> : waiting}
      </Figure>
      <Figure label={t('orders:totals.lost')}>
        {totals ? <Num value={totals.lost} /> : waiting}
        {totals && totals.lost > 0 && (
          <>
            {' '}
            <small>
              <Num value={`${share.toFixed(1)}%`} />
            </small>
            <span>
              <bdi>{t('orders:totals.lostValue', { money: format.money(totals.lostValue) })}</bdi>
            </span>
          </>
        )}
      </Figure>
      <Figure label={t('orders:totals.refunded')}>
        {totals ? <Money value={totals.refunded} /> : waiting}
      </Figure>
      {totals && totals.charges !== 0 && (
        <Figure label={t('orders:totals.charges')}>
          <Money value={totals.charges} />
        </Figure>
      )}
      {totals && totals.difference !== 0 && (
        <Figure label={t('orders:totals.difference')}>
          <Money value={totals.difference} />
        </Figure>
      )}
    </Strip>
  )
}
