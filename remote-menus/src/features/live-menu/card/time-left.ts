import type { useFormat } from '@sufra/shared/i18n'
import type { TFunction } from 'i18next'

const MINUTE = 60_000

interface Means {
  now: number
  format: ReturnType<typeof useFormat>
  t: TFunction
}

/** When something comes back, in words. */
export const timeLeft = (until: string | null, { now, format, t }: Means): string => {
  if (until === null) return t('menus:card.untilActivated')
  const left = Date.parse(until) - now
  // Rounded up: what comes back in 80 s comes back "in 2 min", never earlier than promised.
  if (left <= 0) return t('menus:card.backNow')
  return t('menus:card.backIn', { time: format.duration(Math.ceil(left / MINUTE) * MINUTE) })
}
