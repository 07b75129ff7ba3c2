import type { TFunction } from 'i18next'

interface PartlyDone {
  count: number
  total: number
  /** For some of the rest no answer came. */
  isUnsure: boolean
}

/** What is told of a change in several calls of which some failed. */
export const partlyDone = ({ count, total, isUnsure }: PartlyDone, t: TFunction): string =>
  isUnsure ? t('menus:bulk.partlyUnsure', { done: count, total }) : t('menus:bulk.partly', { count, total })
