import type { TFunction } from 'i18next'

interface Limits {
  min: number | null
  max: number | null
}

/** Returns the limits as a sentence for people: "must choose 1, may choose up to 3". */
export const limitsSentence = (t: TFunction, { min, max }: Limits): string => {
  // An unreadable limit has no explanation.
  if (Number.isNaN(min) || Number.isNaN(max)) return '—'
  const least = min ?? 0
  const most = Math.max(max ?? 1, least)
  const options = (count: number) => t('menus:choices.optionCount', { count })
  if (least === 0) return t('menus:choices.mayChoose', { most: options(most) })
  if (least === most) return t('menus:choices.mustChoose', { least: options(least) })
  return t('menus:choices.mustAndMay', { least: options(least), most: options(most) })
}
