import { inDigits } from '#src/i18n/digits.ts'
import { formatAmount, formatNumber } from '#src/i18n/formatters.ts'
import { languageOf } from '#src/i18n/language.ts'

// Not a hook: a number is written in the thick of tables, and what the page speaks is on the page.
const shownLanguage = () => languageOf(document.documentElement.lang)

// Both languages group numbers alike, and English has no invisible marks in them.
const shown = (digits: string): string => inDigits(digits.replace('-', '−'), shownLanguage())

/** "1,284". */
export const countDigits = (value: number): string => shown(formatNumber(value, 'en'))

/** "1,284.50". */
export const amountDigits = (value: number): string => shown(formatAmount(value, 'en'))

/** "3:06" and "+5.8%" in the digits of the person; "#4821" is a name, and stays. */
export const shownDigits = (text: string): string =>
  text.startsWith('#') ? text : inDigits(text, shownLanguage())
