import type { PeriodRequest } from '@sufra/shared/contracts/dashboard'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { BarList } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyChart } from './empty-chart.tsx'
import { Panel } from './panel.tsx'
import { channelsQuery } from './panels.queries.ts'

/** Orders by delivery platform. */
export const ChannelsPanel = ({ asked }: { asked: PeriodRequest }) => {
  const { t } = useTranslation('dashboard')
  const { language } = useLanguage()
  const format = useFormat()
  const query = useQuery(channelsQuery(asked))
  const title = t('channels')
  return (
    <Panel
      title={title}
      query={query}
      height="262px"
      lines={({ channels }) => [
        [t('channel'), t('orders'), t('sales'), t('before')],
        ...channels.map(({ name, orders, sales, previous }) => [
          ...[inLanguage(name, language), orders],
          ...[sales, previous.sales],
        ]),
      ]}
    >
      {({ channels }) => {
        const rows = channels
          .filter(({ orders }) => orders > 0)
          .toSorted((one, other) => other.sales - one.sales)
          .map(({ name, orders, sales }) => ({
            label: inLanguage(name, language),
            value: sales,
            text: `${format.number(orders)} · ${format.money(sales)}`,
          }))
        if (rows.length === 0) return <EmptyChart title={title} text={t('nothing')} />
        return <BarList title={title} rows={rows} />
      }}
    </Panel>
  )
}
