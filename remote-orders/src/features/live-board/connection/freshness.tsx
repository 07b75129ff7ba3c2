import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { LiveDot } from '@sufra/shared/ui'
import { useFormat } from '@sufra/shared/i18n'
import { liveOrdersQuery, useLiveStatus, useServerClock } from '@sufra/shared/live'
import type { Connection } from './use-connection.ts'

const TONES = {
  live: 'active',
  connecting: 'pending',
  polling: 'pending',
  offline: 'disabled',
} as const satisfies Record<Connection['state'], string>

// Tolerance in seconds. A larger difference means that the device's clock was set back, so the age is unknown.
const CLOCK_SLACK_S = 60

const secondsSince = (moment: number): number => {
  const seconds = Math.round((Date.now() - moment) / 1000)
  return moment === 0 || seconds < -CLOCK_SLACK_S ? 0 : Math.max(1, seconds)
}

/** Returns the seconds since `moment`; at least one, because "0 s ago" looks like an error. Zero means unknown. */
const useSecondsSince = (moment: number) => useServerClock(() => secondsSince(moment))

/** Connection state and age of the shown data. */
export const Freshness = ({ state }: Pick<Connection, 'state'>) => {
  const { t } = useTranslation()
  const format = useFormat()
  const { lastEventAt } = useLiveStatus()
  const { dataUpdatedAt } = useQuery({ ...liveOrdersQuery, enabled: false })
  // Without any list there is no age, even if events arrived.
  const seconds = useSecondsSince(dataUpdatedAt === 0 ? 0 : Math.max(dataUpdatedAt, lastEventAt ?? 0))
  const age = seconds === 0 ? '' : t('orders:head.updated', { ago: format.ago(seconds * 1000) })
  const parts = [state === 'live' ? '' : t(`orders:head.${state}`), age].filter(Boolean)
  return (
    <>
      <LiveDot tone={TONES[state]} />
      <span>{parts.join(' · ')}</span>
    </>
  )
}
