import type { InvoiceMonth } from '@sufra/shared/contracts/invoice'
import { useFormat } from '@sufra/shared/i18n'
import { Money, Skeleton, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { useMonthName } from './month-name.ts'

const SHOWN = 6

// One row, which scrolls when it is wider than the screen.
const Strip = chakra('div', {
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(10rem, 1fr)',
    gap: '3',
    mb: '3.5',
    pb: '1',
    overflowX: 'auto',
  },
})

const Month = chakra('button', {
  base: {
    display: 'grid',
    gap: '0.5',
    minH: 'touch',
    p: '4',
    bg: 'surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    boxShadow: 'card',
    textAlign: 'start',
    _hover: { bg: 'soft' },
    _pressed: { borderColor: 'primary', bg: 'primary.soft' },
    '& > span': { color: 'muted', textStyle: 'sm13' },
    '& > b': { textStyle: 'h20', fontVariantNumeric: 'tabular-nums' },
    '& > small': { display: 'grid', color: 'muted', textStyle: 'xs12' },
    _focusVisible: { outlineOffset: '-2px' },
  },
})

interface MonthTotalsProps {
  /** Undefined until the first response. */
  months: InvoiceMonth[] | undefined
  chosen: string | null
  onChoose: (month: string | null) => void
}

/** Totals of the latest months, less credit notes. A press filters the list by month. */
export const MonthTotals = ({ months, chosen, onChoose }: MonthTotalsProps) => {
  const { t } = useTranslation('invoices')
  const format = useFormat()
  const monthName = useMonthName()
  if (months?.length === 0) return null
  return (
    <Strip role="group" aria-label={t('months.label')} aria-busy={!months || undefined}>
      {months
        ? months.slice(0, SHOWN).map(({ month, gross, vat, invoices, creditNotes }) => (
            <Month
              key={month}
              type="button"
              aria-pressed={month === chosen}
              onClick={() => onChoose(month === chosen ? null : month)}
            >
              <span>{monthName(month)}</span>
              <b>
                <Money value={gross} />
              </b>
              <small>
                <bdi>{t('months.vat', { money: format.money(vat) })}</bdi>
                <bdi>{t('months.count', { count: invoices + creditNotes })}</bdi>
              </small>
            </Month>
          ))
        : [0, 1, 2].map(at => <Skeleton key={at} h="96px" borderRadius="card" />)}
    </Strip>
  )
}
