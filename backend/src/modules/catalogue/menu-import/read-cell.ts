import type { Product } from '@sufra/shared/contracts/product'
import { tidyLine } from '@sufra/shared/contracts/text'
import { convert } from 'html-to-text'
import { allergensOf, caffeinePerOf, numberOf, truthOf } from './cell-values.ts'

/** Value of a cell, or the message key of its error; neither for an empty one. */
export interface Reading<Value> {
  value?: Value
  code?: string
}

const lengthWithin = (
  { min, max, code }: { min: number; max: number; code: string },
  value: string,
): Reading<string> => (value === '' || (value.length >= min && value.length <= max) ? { value } : { code })

export const readName = (cell: string): Reading<string> =>
  lengthWithin({ min: 2, max: 80, code: 'invalid_name' }, tidyLine(cell))

const HTML = /<\/?[a-z][^<>]{0,1000}>|&(?:[a-z]{2,8}|#\d{1,6});/i

const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'a', options: { ignoreHref: true } },
      { selector: 'img', format: 'skip' },
    ],
  }).trim()

/** Shop exports have descriptions as HTML; only the text is used. */
export const readDescription = (cell: string): Reading<string> =>
  lengthWithin({ min: 1, max: 500, code: 'invalid_text' }, HTML.test(cell) ? textOfHtml(cell) : cell)

/**
 * WooCommerce and Odoo write the path of categories: "Food > Grills", "All / Food / Grills". Returns the last
 * one.
 */
export const readCategory = (cell: string): Reading<string> => {
  const path = cell.includes(' > ') ? (cell.split(', ')[0] ?? '').split(' > ') : cell.split(' / ')
  const isPath = cell.includes(' > ') || /^all \/ /i.test(cell)
  return readName(isPath ? (path.at(-1) ?? '') : cell)
}

export const readPicture = (cell: string): Reading<string> =>
  lengthWithin({ min: 1, max: 200, code: 'invalid_text' }, cell)

export const readSku = (cell: string): Reading<string | null> =>
  cell === '' ? { value: null } : lengthWithin({ min: 1, max: 64, code: 'too_big_string:64' }, tidyLine(cell))

const readNumber = (
  { max, decimals }: { max: number; decimals: 0 | 2 },
  cell: string,
): Reading<number | null> => {
  if (cell === '') return { value: null }
  const value = numberOf(cell)
  if (value === undefined) return { code: 'import_not_a_number' }
  if (value < 0) return { code: 'too_small_number:0' }
  if (value > max) return { code: `too_big_number:${max}` }
  const rounded = Number(value.toFixed(decimals))
  return Math.abs(rounded - value) < 1e-9 ? { value: rounded } : { code: 'not_multiple_of' }
}

export const readPrice = (cell: string): Reading<number | null> =>
  readNumber({ max: 99_999.99, decimals: 2 }, cell)

export const readOptionPrice = (cell: string): Reading<number | null> =>
  readNumber({ max: 9_999.99, decimals: 2 }, cell)

export const readWhole =
  (max: number) =>
  (cell: string): Reading<number | null> =>
    readNumber({ max, decimals: 0 }, cell)

export const readAllergens = (cell: string): Reading<Product['allergens']> => {
  if (cell === '') return { value: null }
  const value = allergensOf(cell)
  return value ? { value } : { code: 'import_unknown_allergen' }
}

export const readCaffeinePer = (cell: string): Reading<Product['caffeinePer']> => {
  if (cell === '') return { value: null }
  const value = caffeinePerOf(cell)
  return value ? { value } : { code: 'caffeine_per_what' }
}

// A blank cell leaves these two unchanged, because a product always has them.

export const readVisible = (cell: string): Reading<boolean> => {
  if (cell === '') return {}
  const value = truthOf(cell)
  return value === undefined ? { code: 'import_not_yes_or_no' } : { value }
}

export const readIndex = (cell: string): Reading<number> => {
  const { value, code } = readNumber({ max: 1_000_000, decimals: 0 }, cell)
  if (value === 0) return { code: 'too_small_number:1' }
  return typeof value === 'number' ? { value } : { code }
}
