import type { FormatterModule } from 'i18next'
import { formatNumber } from './formatters.ts'
import { languageOf } from './language.ts'

const ignore = (): void => {}

/**
 * i18next formatter that groups the whole numbers in texts: `{{count}}` reads "10,671". Pass identifiers, such as an
 * order number, as strings; they stay unchanged. Needs `interpolation.alwaysFormat`.
 */
export const groupedNumbers: FormatterModule = {
  type: 'formatter',
  init: ignore,
  add: ignore,
  addCached: ignore,
  format: (value, _format, language) =>
    Number.isInteger(value) ? formatNumber(Number(value), languageOf(language)) : value,
}
