import { useFormat } from '@sufra/shared/i18n'
import { toServerTime, useServerNow } from '@sufra/shared/live'
import { LiveDot } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const EVERY_MS = 5000

interface FreshnessProps {
  /** Time of the last answer in ms; 0 before the first. */
  updatedAt: number
  /** True if the last request failed. */
  isStale: boolean
}

/** Renders the age of the data. */
export const Freshness = ({ updatedAt, isStale }: FreshnessProps) => {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useServerNow(EVERY_MS)
  if (updatedAt === 0) return null
  const ago = format.ago(Math.max(0, now - toServerTime(updatedAt)))
  return (
    <>
      <LiveDot tone={isStale ? 'neutral' : 'active'} />
      <span>{t(isStale ? 'admin:releases.stale' : 'admin:releases.fresh', { ago })}</span>
    </>
  )
}
