import { formatAmount, formatNumber } from '#src/i18n/formatters.ts'

// Both languages write Latin digits with the same separators, so one of them serves both.
const withMinusSign = (digits: string): string => digits.replace('-', '−')

/** "1,284". */
export const countDigits = (value: number): string => withMinusSign(formatNumber(value, 'en'))

/** "1,284.50". */
export const amountDigits = (value: number): string => withMinusSign(formatAmount(value, 'en'))
