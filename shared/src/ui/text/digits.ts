import { localizeDigits } from '#src/i18n/digits.ts'
import { formatAmount, formatNumber } from '#src/i18n/formatters.ts'
import { languageOf } from '#src/i18n/language.ts'

// Not a hook, because numbers render often in tables: the page's `lang` attribute has the language.
const shownLanguage = () => languageOf(document.documentElement.lang)

// Both languages group numbers alike, and English adds no invisible marks.
const shown = (digits: string): string => localizeDigits(digits.replace('-', '−'), shownLanguage())

/** "1,284". */
export const countDigits = (value: number): string => shown(formatNumber(value, 'en'))

/** "1,284.50". */
export const amountDigits = (value: number): string => shown(formatAmount(value, 'en'))

/** Returns "3:06" or "+5.8%" in the person's digits; "#4821" is an identifier and stays. */
export const shownDigits = (text: string): string =>
  text.startsWith('#') ? text : localizeDigits(text, shownLanguage())
