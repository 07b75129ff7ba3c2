/**
 * Language, texts and formats of the page. Contains exports only: the sign-in page bundles a part of it and nothing
 * else.
 */
export { formatAgo, formatDuration } from './duration.ts'
export {
  currencyName,
  formatAmount,
  formatChange,
  formatDate,
  formatDateTime,
  formatHour,
  formatMoney,
  formatMonth,
  formatNumber,
  formatQuantity,
  formatShortDate,
  formatShortMonth,
  formatTime,
  formatWeekday,
  TIME_ZONE,
} from './formatters.ts'
export type { Moment } from './formatters.ts'
export { localizeDigits } from './digits.ts'
/** @deprecated Use `localizeDigits`. */
export { localizeDigits as inDigits } from './digits.ts'
export { LANGUAGES, directionOf } from './language.ts'
export type { Language } from './language.ts'
export { useMissingTexts } from './missing-texts.ts'
export { completeTexts } from './page-texts.ts'
export type { PageTexts } from './page-texts.ts'
export type { NamespaceFiles } from './namespaces.ts'
export { createI18n, currentTexts, prepareNamespace, registerNamespace, useLanguage } from './texts.ts'
export type { I18nSettings } from './texts.ts'
export { useFormat } from './use-format.ts'
