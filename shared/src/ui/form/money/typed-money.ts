import { toHalalas, toRiyals } from '#src/contracts/halalas.ts'
import { toLatinDigits, withoutUnseen } from '#src/contracts/text.ts'

// Ten million riyals, as halalas well within what is exact.
const AMOUNT = /^\d{0,8}(?:\.\d{0,2})?$/

// An amount that is copied here comes with its currency.
const CURRENCY = /SAR|SR|ر\.?\s?س\.?|ريال|[\uFDFC\u20C1]/gi

/** Signs of thousands away, and one sign of decimals: "١٬٢٣٤٫٥" and "1,234.5" are "1234.5", "12,5" is "12.5". */
const inLatin = (text: string): string => {
  const plain = withoutUnseen(toLatinDigits(text))
    .replace(/\s/g, '')
    .replace(CURRENCY, '')
    .replace(/٬/g, '')
    .replace(/٫/g, '.')
  const isGrouped = plain.includes('.') || /,\d{3}/.test(plain)
  return plain.replace(/[,،]/g, isGrouped ? '' : '.')
}

/** What the box shows of what was typed; null for what is no amount, which is then not taken. */
export const typedAmount = (text: string): string | null => {
  const latin = inLatin(text)
  return AMOUNT.test(latin) ? latin : null
}

/** Halalas of an amount as `typedAmount` gives it; null when there is no digit. */
export const halalasOf = (amount: string): number | null =>
  /\d/.test(amount) ? toHalalas(Number(amount)) : null

export const amountOf = (halalas: number | null): string =>
  halalas === null ? '' : toRiyals(halalas).toFixed(2)
