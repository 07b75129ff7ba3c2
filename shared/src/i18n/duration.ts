import type { TFunction } from 'i18next'

/** `t` of any namespace: the keys used here contain theirs. */
type Translate = TFunction<never>

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const join = (t: Translate, [first, second]: [string, string | null]): string =>
  second === null ? first : t('format:and', { first, second })

/**
 * Returns a duration in its two largest units, "1 h 20 min" or "ساعة و20 دقيقة"; below a minute in seconds. Rounds down
 * and leaves out zero minutes beside hours.
 * @param milliseconds negative counts as zero
 */
export const formatDuration = (milliseconds: number, t: Translate): string => {
  const left = Math.max(0, milliseconds)
  const days = Math.floor(left / DAY)
  const hours = Math.floor((left % DAY) / HOUR)
  const minutes = Math.floor((left % HOUR) / MINUTE)
  if (days > 0)
    return join(t, [
      t('format:days', { count: days }),
      hours > 0 ? t('format:hours', { count: hours }) : null,
    ])
  if (hours > 0)
    return join(t, [
      t('format:hours', { count: hours }),
      minutes > 0 ? t('format:minutes', { count: minutes }) : null,
    ])
  if (minutes > 0) return t('format:minutes', { count: minutes })
  return t('format:seconds', { count: Math.floor(left / SECOND) })
}

/** Returns the age: "2 s ago" or "قبل ثانيتين". */
export const formatAgo = (milliseconds: number, t: Translate): string =>
  t('format:ago', { duration: formatDuration(milliseconds, t) })
