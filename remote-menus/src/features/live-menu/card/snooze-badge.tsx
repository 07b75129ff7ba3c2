import { useFormat } from '@sufra/shared/i18n'
import type { TFunction } from 'i18next'
import { Moon } from 'lucide-react'
import { useMenuClock } from '../availability/menu-clock.ts'
import type { DishState } from '../place/dish-state.ts'
import { timeLeft } from './time-left.ts'

type Standing = Pick<DishState, 'until' | 'because'>

const Left = ({ until, t }: { until: string | null; t: TFunction }) =>
  timeLeft(until, { now: useMenuClock(), format: useFormat(), t })

/** End of the snooze, and its place if that is not obvious. */
export const SnoozeBadge = ({ standing, t }: { standing: Standing; t: TFunction }) => (
  <span className="dish-badge">
    <Moon size={14} strokeWidth={2} aria-hidden />
    <span>
      {standing.because === 'everywhere' && `${t('menus:liveMenu.allBranches')} · `}
      {standing.because === 'keptOut' ? t('menus:card.keptOut') : <Left until={standing.until} t={t} />}
    </span>
  </span>
)
