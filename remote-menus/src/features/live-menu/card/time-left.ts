import type { useFormat } from '@sufra/shared/i18n'
import type { TFunction } from 'i18next'

const MINUTE = 60_000

interface Means {
  now: number
  format: ReturnType<typeof useFormat>
  t: TFunction
}

/** Returns the time until the product is on sale again, as text. */
export const timeLeft = (until: string | null, { now, format, t }: Means): string => {
  if (until === null) return t('menus:card.untilActivated')
  const left = Date.parse(until) - now
  // Rounded up, so that a product is never announced earlier than it returns: 80 s become "in 2 min".
  if (left <= 0) return t('menus:card.backNow')
  return t('menus:card.backIn', { time: format.duration(Math.ceil(left / MINUTE) * MINUTE) })
}
