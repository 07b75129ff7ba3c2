import { saleStateAt } from '@sufra/shared/contracts/on-sale'
import type { Schedule } from '@sufra/shared/contracts/on-sale'
import { TIME_ZONE, useFormat } from '@sufra/shared/i18n'
import type { TFunction } from 'i18next'
import { Clock } from 'lucide-react'
import { useMenuClock } from '../availability/menu-clock.ts'

const DAY_MS = 86_400_000

interface HoursNoteProps {
  /** sale hours of the dish and of its categories; a sale must lie within all of them */
  schedules: readonly (Schedule | null)[]
  t: TFunction
}

/** Outside the sale hours of a dish: the time at which it is sold again. */
export const HoursNote = ({ schedules, t }: HoursNoteProps) => {
  const now = useMenuClock()
  const format = useFormat()
  const { isOnSale, changesAt } = saleStateAt({ schedules, at: new Date(now), timeZone: TIME_ZONE })
  if (isOnSale) return null
  const isSoon = changesAt !== null && changesAt.getTime() - now < DAY_MS
  return (
    <span className="dish-note" data-kind="hours">
      <Clock size={14} strokeWidth={2} aria-hidden />
      <span>
        {changesAt
          ? t('menus:card.soldAgain', {
              time: isSoon
                ? format.time(changesAt)
                : `${format.weekday(changesAt)} ${format.time(changesAt)}`,
            })
          : t('menus:card.soldNoLonger')}
      </span>
    </span>
  )
}
