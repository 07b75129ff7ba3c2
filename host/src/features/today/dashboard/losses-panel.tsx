import type { DashboardLosses, PeriodRequest } from '@sufra/shared/contracts/dashboard'
import { useFormat } from '@sufra/shared/i18n'
import { Box, Money, Text } from '@sufra/shared/ui'
import { BarList } from '@sufra/shared/ui/charts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { EmptyChart } from './empty-chart.tsx'
import { Panel } from './panel.tsx'
import { lossesQuery } from './panels.queries.ts'

type Cause = DashboardLosses['causes'][number]

const useCauseName = () => {
  const { t } = useTranslation('dashboard')
  const causes: Partial<Record<Cause['status'], string>> = {
    Missed: t('causes.Missed'),
    Failed: t('causes.Failed'),
    Cancelled: t('causes.Cancelled'),
    Rejected: t('causes.Rejected'),
  }
  return ({ status, reason }: Cause): string => {
    const cause = causes[status] ?? status
    return reason ? t('causeWithReason', { cause, reason: t(`reasons.${reason}`) }) : cause
  }
}

/** Missed, rejected, cancelled and incomplete orders, with their amounts. */
export const LossesPanel = ({ asked }: { asked: PeriodRequest }) => {
  const { t } = useTranslation('dashboard')
  const format = useFormat()
  const nameOf = useCauseName()
  const query = useQuery(lossesQuery(asked))
  const title = t('losses')
  return (
    <Panel
      title={title}
      query={query}
      height="420px"
      lines={({ causes }) => [
        [t('cause'), t('lost'), t('value')],
        ...causes.map(cause => [nameOf(cause), cause.orders, cause.value]),
      ]}
    >
      {({ orders, value, causes }) => {
        if (orders === 0) return <EmptyChart title={title} text={t('lossesNone')} />
        return (
          <>
            <BarList
              title={title}
              rows={causes.map(cause => ({
                label: nameOf(cause),
                value: cause.value,
                text: `${format.number(cause.orders)} · ${format.money(cause.value)}`,
              }))}
            />
            <Box borderTopWidth="1px" borderColor="line" mt="4" pt="3">
              <Text fontWeight="semibold">
                <Money value={value} />
              </Text>
              <Text color="muted" textStyle="sm13">
                {t('lossesOf', { count: orders })}
              </Text>
            </Box>
          </>
        )
      }}
    </Panel>
  )
}
