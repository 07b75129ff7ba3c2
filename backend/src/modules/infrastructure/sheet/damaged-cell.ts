import { tidyCode, toLatinDigits } from '@sufra/shared/contracts/text'

// A long number that a spreadsheet shortened has lost digits.
const SCIENTIFIC = /^[+-]?\d(?:[.,]\d+)?e[+-]?\d{1,3}$/i
const ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|GETTING_DATA|#+)$/i
const MONTHS =
  'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|اغسطس|سبتمبر|أكتوبر|اكتوبر|نوفمبر|ديسمبر'
const DATES = [
  /^\d{4}-\d{2}-\d{2}(?:[ T]\d{2}:\d{2}(?::\d{2})?)?$/,
  /^\d{1,2}\/\d{1,2}\/(?:\d{2}|\d{4})$/,
  new RegExp(`^\\d{1,2}[- ](?:${MONTHS})[a-z]{0,6}(?:[- ]\\d{2,4})?$`, 'i'),
  new RegExp(`^(?:${MONTHS})[a-z]{0,6}[- ]\\d{2,4}$`, 'i'),
]
const LONGEST = 40

/**
 * Returns the message key of a value that a spreadsheet damaged: a number cut to 6.28E+12, 1-2 turned into a
 * date, a failed formula. The original value is lost, so such a value is never stored.
 */
export const damageOf = (cell: string): string | undefined => {
  if (cell.length > LONGEST) return undefined
  const plain = tidyCode(toLatinDigits(cell))
  if (SCIENTIFIC.test(plain)) return 'import_scientific_number'
  if (ERROR.test(plain)) return 'import_error_cell'
  return DATES.some(date => date.test(plain)) ? 'import_date_cell' : undefined
}
