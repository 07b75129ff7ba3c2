import type { RevenueForecast } from '@sufra/shared/contracts/revenue'
import { useFormat } from '@sufra/shared/i18n'
import { Num } from '@sufra/shared/ui'
import { DataTable } from '@sufra/shared/ui/data'
import type { TableColumn } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FigureLink } from './figure-link.tsx'
import { useMonthName } from './month-name.ts'
import { forecastQuery } from './revenue.queries.ts'
import { RevenuePart } from './revenue-part.tsx'

type Month = RevenueForecast['months'][number]

const useForecastColumns = (): TableColumn<Month>[] => {
  const { t } = useTranslation()
  const format = useFormat()
  const monthName = useMonthName()
  const column = (figure: 'renewal' | 'leaving', header: string) => ({
    id: figure,
    header,
    align: 'end' as const,
    render: ({ month, ...sums }: Month) => (
      <FigureLink
        behind={{ figure, month }}
        text={format.amount(sums[figure].amount)}
        isNothing={sums[figure].merchants === 0}
      />
    ),
  })
  return [
    { id: 'month', header: t('admin:revenue.month'), render: ({ month }) => monthName.whole(month) },
    {
      id: 'merchants',
      header: t('admin:revenue.ending'),
      align: 'end',
      render: ({ renewal, leaving }) => <Num value={renewal.merchants + leaving.merchants} />,
    },
    column('renewal', t('admin:revenue.toRenew')),
    column('leaving', t('admin:revenue.leaving')),
  ]
}

/** Renders the subscriptions that end soon, with their renewal prices. */
export const ForecastPanel = () => {
  const { t } = useTranslation()
  const columns = useForecastColumns()
  return (
    <RevenuePart
      title={t('admin:revenue.forecast')}
      note={t('admin:revenue.forecastNote')}
      answer={useQuery(forecastQuery)}
      height="220px"
      isEmpty={({ months }) =>
        months.every(({ renewal, leaving }) => renewal.merchants + leaving.merchants === 0)
      }
    >
      {({ months }) => (
        <DataTable
          caption={t('admin:revenue.forecast')}
          columns={columns}
          rows={months}
          rowKey={({ month }) => month}
        />
      )}
    </RevenuePart>
  )
}
