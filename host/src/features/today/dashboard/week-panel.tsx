import type { DashboardHours, PeriodRequest } from '@sufra/shared/contracts/dashboard'
import { TIME_ZONE, useFormat, useLanguage } from '@sufra/shared/i18n'
import { Text } from '@sufra/shared/ui'
import { HeatMap } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyChart } from './empty-chart.tsx'
import { Panel } from './panel.tsx'
import { hoursQuery } from './panels.queries.ts'

// A Sunday, at noon in Riyadh.
const SUNDAY = Date.UTC(2026, 10, 22, 9)
const DAY_MS = 86_400_000
const NAMED_EVERY = 3

const useWeekdays = () => {
  const { language } = useLanguage()
  const nameOf = (width: 'long' | 'short') => {
    const names = new Intl.DateTimeFormat(language, { weekday: width, timeZone: TIME_ZONE })
    return (day: number) => names.format(SUNDAY + day * DAY_MS)
  }
  return { long: nameOf('long'), short: nameOf(language === 'ar' ? 'long' : 'short') }
}

const Week = ({ title, week }: { title: string; week: NonNullable<DashboardHours['week']> }) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const weekdays = useWeekdays()
  if (week.days.flat().every(({ orders }) => orders === 0))
    return <EmptyChart title={title} text={t('nothing')} />
  return (
    <>
      <HeatMap
        title={title}
        format={format.number}
        columns={Array.from({ length: 24 }, (_, hour) => ({
          label: format.hour(hour),
          isNamed: hour % NAMED_EVERY === 0,
        }))}
        rows={week.days.map((hours, day) => ({
          label: weekdays.long(day),
          short: weekdays.short(day),
          values: hours.map(({ orders }) => orders),
        }))}
      />
      <Text color="muted" textStyle="xs12" mt="3">
        {t('weekOf', {
          from: format.shortDate(week.from),
          to: format.shortDate(Date.parse(week.to) - 1),
        })}
      </Text>
    </>
  )
}

/** Orders by weekday and hour, from Sunday on. Hidden from people without history. */
export const WeekPanel = ({ asked }: { asked: PeriodRequest }) => {
  const { t } = useTranslation('dashboard')
  const weekdays = useWeekdays()
  const query = useQuery(hoursQuery(asked))
  const title = t('week')
  return (
    <Panel
      title={title}
      query={query}
      height="290px"
      lines={({ week }) => [
        [t('weekday'), t('hour'), t('orders'), t('sales')],
        ...(week?.days ?? []).flatMap((hours, day) =>
          hours.map(({ orders, sales }, hour) => [weekdays.long(day), hour, orders, sales]),
        ),
      ]}
    >
      {({ week }) => week && <Week title={title} week={week} />}
    </Panel>
  )
}
