import type { FormatterModule } from 'i18next'
import { formatNumber } from './formatters.ts'
import { languageOf } from './language.ts'

const ignore = (): void => {}

/**
 * Writes the whole numbers that texts are given as numbers are written everywhere: `{{count}}` reads "10,671". What is a name, like
 * the number of an order, is given as text and stays as it is. Needs `interpolation.alwaysFormat`.
 */
export const groupedNumbers: FormatterModule = {
  type: 'formatter',
  init: ignore,
  add: ignore,
  addCached: ignore,
  format: (value, _format, language) =>
    Number.isInteger(value) ? formatNumber(Number(value), languageOf(language)) : value,
}
