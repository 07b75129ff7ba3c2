import type { PlatformPeriod } from '@sufra/shared/contracts/operator-dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { useToday } from '@sufra/shared/live'
import { Link, useSearchParams } from '@sufra/shared/router'
import { Banner, Grid, LinkButton, PageHead, Stack } from '@sufra/shared/ui'
import { BarList } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { HALVES, WIDE } from '../columns.ts'
import { readFilters, writeFilters } from '../dashboard-url.ts'
import { Panel } from '../panel.tsx'
import { daysOf, instantsOf, periodErrorOf } from '../period-days.ts'
import type { Days } from '../period-days.ts'
import { besideOwnDays } from '../columns.ts'
import { PeriodFilter } from '../period-filter.tsx'
import { PrintButton } from '../print-button.tsx'
import { CALENDAR_DAY } from '../use-day-start.ts'
import { usePeriodStatus } from '../use-period-status.ts'
import { ConnectionsPanel } from './connections-panel.tsx'
import { EndingPanel } from './ending-panel.tsx'
import { MovedPanel } from './moved-panel.tsx'
import { OperatorTiles } from './operator-tiles.tsx'
import { merchantsQuery } from './operator.queries.ts'
import { ReleasesPanel } from './releases-panel.tsx'
import { RevenuePanel } from './revenue-panel.tsx'

/** Number of merchants by state, each with a link to them. */
const StatesPanel = ({ asked }: { asked: PlatformPeriod }) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const query = useQuery(merchantsQuery(asked))
  const title = t('operator.states')
  return (
    <Panel
      title={title}
      query={query}
      height="300px"
      lines={({ states }) => [
        [t('operator.state'), t('operator.merchants')],
        ...states.map(({ status, merchants }) => [t(`operator.status.${status}`), merchants]),
      ]}
    >
      {({ states }) => (
        <BarList
          title={title}
          rows={states.map(({ status, merchants }) => ({
            label: t(`operator.status.${status}`),
            value: merchants,
            text: format.number(merchants),
            to: `/merchants?status=${status}`,
          }))}
        />
      )}
    </Panel>
  )
}

// A single day has too few events on a platform.
const USUAL = 'month'

const Panels = ({ days, deadLetters }: { days: Days; deadLetters: ReactNode }) => {
  const { t } = useTranslation('dashboard')
  const periodError = periodErrorOf(days)
  if (periodError) return <Banner tone="error">{t(periodError)}</Banner>
  const asked = instantsOf(days)
  return (
    <Stack gap="4.5">
      <OperatorTiles asked={asked} />
      {deadLetters}
      <Grid gridTemplateColumns={WIDE} gap="3.5">
        <RevenuePanel asked={asked} />
        <StatesPanel asked={asked} />
      </Grid>
      <Grid gridTemplateColumns={HALVES} gap="3.5" alignItems="start">
        <Stack gap="3.5">
          <ConnectionsPanel />
          <EndingPanel />
        </Stack>
        <Stack gap="3.5">
          <MovedPanel asked={asked} />
          <ReleasesPanel asked={asked} />
        </Stack>
      </Grid>
    </Stack>
  )
}

/** The operator's dashboard: merchants, revenue, failures and dead letters. */
export const OperatorDashboard = ({ deadLetters }: { deadLetters: ReactNode }) => {
  const { t } = useTranslation(['dashboard', 'host'])
  const [params, setParams] = useSearchParams()
  const filters = readFilters(params, USUAL)
  const days = daysOf(filters, useToday())
  const status = usePeriodStatus(days, CALENDAR_DAY)
  return (
    <>
      <PageHead
        title={t('host:screens.dashboard')}
        status={status}
        actions={
          <>
            <PeriodFilter
              filters={filters}
              days={days}
              usual={USUAL}
              onChange={change => setParams(current => writeFilters(current, change, USUAL))}
            />
            <LinkButton asChild variant="outline" size="sm" css={besideOwnDays(filters)}>
              <Link to="/merchants">{t('operator.allMerchants')}</Link>
            </LinkButton>
            <PrintButton />
          </>
        }
      />
      <Panels days={days} deadLetters={deadLetters} />
    </>
  )
}
