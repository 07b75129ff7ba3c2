import type { TFunction } from 'i18next'

interface PartlyDone {
  count: number
  total: number
  /** True if some of the remaining calls got no answer. */
  isUnsure: boolean
}

/** Returns the text for a change of which some calls failed. */
export const partialFailureText = ({ count, total, isUnsure }: PartlyDone, t: TFunction): string =>
  isUnsure ? t('menus:bulk.partlyUnsure', { done: count, total }) : t('menus:bulk.partly', { count, total })
