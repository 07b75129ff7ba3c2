import type { TFunction } from 'i18next'

/** Formats months as "a month", "a year", "6 months". */
export const periodText = (t: TFunction<'onboarding'>, months: number): string =>
  months === 12 ? t('plans.months.year') : t('plans.months.count', { count: months })
