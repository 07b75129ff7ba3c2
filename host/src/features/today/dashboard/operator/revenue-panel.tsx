import type { PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Text, TextLink } from '@sufra/shared/ui'
import { ColumnChart } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyChart } from '../empty-chart.tsx'
import { Panel } from '../panel.tsx'
import { revenueQuery } from './operator.queries.ts'

/** Monthly revenue of subscriptions over a year. */
export const RevenuePanel = ({ asked }: { asked: PlatformPeriod }) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const nameOf = (month: string) => format.shortMonth(`${month}-15T12:00:00Z`)
  const query = useQuery(revenueQuery(asked))
  const title = t('operator.revenue')
  return (
    <Panel
      title={title}
      query={query}
      height="300px"
      lines={({ months }) => [
        [t('operator.month'), t('operator.revenueSar'), t('operator.paying')],
        ...months.map(({ month, revenue, merchants }) => [month, revenue, merchants]),
      ]}
    >
      {({ months }) => {
        if (months.every(({ revenue }) => revenue === 0))
          return <EmptyChart title={title} text={t('operator.noRevenue')} />
        return (
          <>
            <ColumnChart
              title={title}
              format={value => format.number(Math.round(value))}
              points={months.map(({ month, revenue }) => ({ label: nameOf(month), value: revenue }))}
            />
            <Text color="muted" textStyle="xs12" mt="3">
              {t('operator.revenueNote')}
            </Text>
            <TextLink asChild display="inline-flex" alignItems="center" minH="touch">
              <Link to="/merchants?status=Active">{t('operator.seeActive')}</Link>
            </TextLink>
          </>
        )
      }}
    </Panel>
  )
}
