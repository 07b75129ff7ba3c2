import type { RevenueMovement } from '@sufra/shared/contracts/revenue'
import { useFormat } from '@sufra/shared/i18n'
import { Card } from '@sufra/shared/ui'
import { ColumnChart } from '@sufra/shared/ui/charts'
import { DataTable } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FigureLink } from './figure-link.tsx'
import { useMonthName } from './month-name.ts'
import { movementQuery } from './revenue.queries.ts'
import { RevenuePart } from './revenue-part.tsx'

type Month = RevenueMovement['months'][number]

const MOTION_TRANSITIONS = ['new', 'expansion', 'contraction', 'churn'] as const

const useMonthColumns = (): TableColumn<Month>[] => {
  const { t } = useTranslation()
  const format = useFormat()
  const monthName = useMonthName()
  return [
    {
      id: 'month',
      header: t('admin:revenue.month'),
      render: ({ month }) => monthName.whole(month),
    },
    ...MOTION_TRANSITIONS.map(figure => ({
      id: figure,
      header: t(`admin:revenue.moves.${figure}`),
      align: 'end' as const,
      render: (row: Month) => (
        <FigureLink
          behind={{ figure, month: row.month }}
          text={format.amount(row[figure].amount)}
          isNothing={row[figure].merchants === 0}
        />
      ),
    })),
    {
      id: 'revenue',
      header: t('admin:revenue.atTheEnd'),
      align: 'end',
      render: ({ month, revenue, merchants }) => (
        <FigureLink
          behind={{ figure: 'recurring', month }}
          text={format.amount(revenue)}
          isNothing={merchants === 0}
        />
      ),
    },
  ]
}

const Charts = ({ months }: { months: readonly Month[] }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const monthName = useMonthName()
  const whole = (value: number) => format.number(Math.round(value))
  return (
    <>
      <Card p={{ base: '4', sm: '5' }} minW="0">
        <ColumnChart
          title={t('admin:revenue.recurringByMonth')}
          format={whole}
          points={months.map(({ month, revenue }) => ({ label: monthName.short(month), value: revenue }))}
        />
      </Card>
      <Card p={{ base: '4', sm: '5' }} minW="0">
        <ColumnChart
          title={t('admin:revenue.gainedAndLost')}
          belowLabel={t('admin:revenue.lost')}
          format={whole}
          points={months.map(one => ({
            label: monthName.short(one.month),
            value: one.new.amount + one.expansion.amount,
            below: -one.contraction.amount - one.churn.amount,
          }))}
        />
      </Card>
    </>
  )
}

/** Renders the recurring revenue of a year and its monthly movements. */
export const MovementPanel = () => {
  const { t } = useTranslation()
  const answer = useQuery(movementQuery)
  const columns = useMonthColumns()
  return (
    <RevenuePart
      title={t('admin:revenue.movement')}
      note={t('admin:revenue.movementNote')}
      answer={answer}
      height="640px"
      isEmpty={({ months }) => months.every(one => one.revenue === 0 && one.before === 0)}
    >
      {({ months }) => (
        <>
          <Charts months={months} />
          <DataTable
            caption={t('admin:revenue.movement')}
            columns={columns}
            rows={months.toReversed()}
            rowKey={({ month }) => month}
          />
        </>
      )}
    </RevenuePart>
  )
}
