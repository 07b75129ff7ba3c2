import type { RemoteFailureCode, VersionHealth as Health } from '@sufra/shared/contracts/release-health'
import { useFormat } from '@sufra/shared/i18n'
import { Grid, Num, Stack, Text } from '@sufra/shared/ui'
import { BarList, StatTile } from '@sufra/shared/ui/charts'
import { useTranslation } from 'react-i18next'
import { percentText, secondsText } from '../figures.ts'
import { LastErrors } from './last-errors.tsx'
import { TimelineChart } from './timeline-chart.tsx'

const CODES = [
  'broken',
  'unreachable',
  'timeout',
  'refused',
  'invalid',
  'incompatible',
  'unreleased',
  'overreach',
] as const satisfies RemoteFailureCode[]
const PHASES = ['entry', 'module', 'screen'] as const

/** Renders the phases of the start-up time, in order. */
const Phases = ({ phases }: { phases: NonNullable<Health['phases']> }) => {
  const { t } = useTranslation()
  return (
    <BarList
      title={t('admin:releases.details.phases')}
      rows={PHASES.map(phase => ({
        label: t(`admin:releases.phase.${phase}`),
        value: phases[phase],
        text: t('admin:releases.seconds', { value: secondsText(phases[phase]) }),
      }))}
    />
  )
}

const Failures = ({ codes }: { codes: Health['codes'] }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const rows = CODES.map(code => ({ code, count: codes[code] ?? 0 }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count)
  if (rows.length === 0) return <Text color="muted">{t('admin:releases.details.noFailures')}</Text>
  return (
    <BarList
      title={t('admin:releases.details.failures')}
      rows={rows.map(({ code, count }) => ({
        label: t(`admin:releases.failure.${code}`),
        value: count,
        text: format.number(count),
      }))}
    />
  )
}

/** Renders all reports of browsers on one version. */
export const VersionHealth = ({ health }: { health: Health }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const seconds = (value: number | null) =>
    value === null ? t('admin:releases.none') : t('admin:releases.seconds', { value: secondsText(value) })
  return (
    <Stack gap="6">
      <Grid as="dl" gap="2.5" templateColumns="1fr 1fr">
        <StatTile
          label={t('admin:releases.live.errors')}
          value={<Num value={percentText(health.errorRate)} />}
        />
        <StatTile
          label={t('admin:releases.details.allTries')}
          value={<Num value={health.ready + health.failed} />}
        />
        <StatTile label={t('admin:releases.details.p50')} value={seconds(health.p50)} />
        <StatTile label={t('admin:releases.details.p95')} value={seconds(health.p95)} />
      </Grid>
      <Text color="muted" textStyle="sm13">
        {t('admin:releases.details.accounts', { shown: format.number(health.accounts) })}
      </Text>
      {health.timeline.length > 0 && <TimelineChart points={health.timeline} />}
      {health.phases && <Phases phases={health.phases} />}
      <Failures codes={health.codes} />
      <LastErrors errors={health.lastErrors} />
    </Stack>
  )
}
