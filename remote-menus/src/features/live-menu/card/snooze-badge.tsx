import { useFormat } from '@sufra/shared/i18n'
import type { TFunction } from 'i18next'
import { Moon } from 'lucide-react'
import { useMenuClock } from '../availability/menu-clock.ts'

const MINUTE = 60_000

const TimeLeft = ({ until, t }: { until: string; t: TFunction }) => {
  const format = useFormat()
  const left = Date.parse(until) - useMenuClock()
  // Rounded up: what comes back in 80 s comes back "in 2 min", never earlier than promised.
  if (left <= 0) return t('menus:card.backNow')
  return t('menus:card.backIn', { time: format.duration(Math.ceil(left / MINUTE) * MINUTE) })
}

/** Until when the product stays off sale. */
export const SnoozeBadge = ({ until, t }: { until: string | null; t: TFunction }) => (
  <span className="dish-badge">
    <Moon size={14} strokeWidth={2} aria-hidden />
    {until === null ? t('menus:card.untilActivated') : <TimeLeft until={until} t={t} />}
  </span>
)
