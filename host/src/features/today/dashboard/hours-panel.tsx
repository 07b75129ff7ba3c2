import type { PeriodRequest } from '@sufra/shared/contracts/dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { ColumnChart } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { busyHours } from './day-figures.ts'
import { EmptyChart } from './empty-chart.tsx'
import { Panel } from './panel.tsx'
import { hoursQuery } from './panels.queries.ts'

/** Orders by hour, over the same weekdays before. */
export const HoursPanel = ({ asked, isCompared }: { asked: PeriodRequest; isCompared: boolean }) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const query = useQuery(hoursQuery(asked))
  const title = t('hours')
  return (
    <Panel
      title={title}
      query={query}
      height="262px"
      lines={({ hours, previous }) => [
        [t('hour'), t('orders'), t('sales'), t('before')],
        ...hours.map(({ orders, sales }, hour) => [hour, orders, sales, previous[hour]?.orders ?? 0]),
      ]}
    >
      {data => {
        const points = busyHours(data)
        if (points.every(({ orders, before }) => orders + before === 0))
          return <EmptyChart title={title} text={t('nothing')} />
        return (
          <ColumnChart
            title={title}
            format={format.number}
            beforeLabel={isCompared ? t('before') : undefined}
            points={points.map(({ hour, orders, before }) => ({
              label: format.hour(hour),
              value: orders,
              ...(isCompared && { before }),
            }))}
          />
        )
      }}
    </Panel>
  )
}
