import { useFormat } from '@sufra/shared/i18n'
import { toServerTime, useServerNow } from '@sufra/shared/live'
import { LiveDot } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'

const EVERY_MS = 5000

interface FreshnessProps {
  /** When the last answer came, in ms; 0 before the first. */
  updatedAt: number
  /** The last question got no answer. */
  isStale: boolean
}

/** How old the data is. */
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
