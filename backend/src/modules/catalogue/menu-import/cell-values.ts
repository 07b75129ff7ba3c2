import { ALLERGENS } from '@sufra/shared/contracts/food-list'
import type { Allergen, CaffeinePer } from '@sufra/shared/contracts/food-facts'
import { searchKey, toLatinDigits } from '@sufra/shared/contracts/text'
import { readNumber } from '@sufra/shared/contracts/typed-number'

// Texts that a spreadsheet would evaluate; a sign before a number is not one of them.
const FORMULA = /^(?:[=@|]|[+-](?!\s*[\d.,٠-٩۰-۹]))/
// Sufra's own files put a quote before such texts.
const QUOTED = /^'(?=[=+\-@|])/

export const isFormula = (cell: string): boolean => FORMULA.test(cell)
export const withoutQuote = (cell: string): string => cell.replace(QUOTED, '')

/** Puts a quote before a text that a spreadsheet would take for a formula. */
export const escapeFormula = (text: string): string => (/^[=+\-@|\t\r]/.test(text) ? `'${text}` : text)

// A sheet program writes all the decimals of a calculated value; the field limits them.
const ALL_DECIMALS = 20

/** Parses a typed number: 12,50 · ١٢٫٥ · 1,250.00 · 35 SAR. Undefined for anything else. */
export const numberOf = (cell: string): number | undefined => {
  const reading = readNumber(cell, { decimals: ALL_DECIMALS, isSigned: true })
  return reading.kind === 'number' ? reading.value : undefined
}

/** Parses the unit of caffeine: a cup or 100 ml. Undefined for anything else. */
export const caffeinePerOf = (cell: string): CaffeinePer | undefined => {
  const key = searchKey(toLatinDigits(cell)).replace(/\s/g, '')
  if (/100(?:ml|مل)$/.test(key)) return '100ml'
  return /(?:cup|كوب|فنجان)$/.test(key) ? 'cup' : undefined
}

const wordsOf = (list: string): Set<string> => new Set(list.split(',').map(word => searchKey(word).trim()))

const YES = wordsOf(
  'yes, y, true, 1, on, active, available, visible, enabled, published, in stock, instock, نعم, ظاهر, متاح, متوفر, متوفرة, مفعل, نشط, فعال, صح, معروض',
)
const NO = wordsOf(
  'no, n, false, 0, -1, off, inactive, unavailable, not available, hidden, disabled, draft, archived, private, pending, out of stock, outofstock, sold out, لا, مخفي, غير متاح, غير متوفر, غير متوفرة, غير مفعل, غير فعال, موقف, موقوف, نفد, نفدت الكمية, خطا, غير ظاهر, غير نشط',
)

export const truthOf = (cell: string): boolean | undefined => {
  const key = searchKey(cell).trim()
  if (YES.has(key)) return true
  return NO.has(key) ? false : undefined
}

const ALLERGEN_WORDS: Record<Allergen, string> = {
  gluten: 'gluten wheat غلوتين جلوتين قمح',
  crustaceans: 'crustaceans crustacean shrimp قشريات ربيان',
  eggs: 'eggs egg بيض',
  fish: 'fish سمك اسماك',
  peanuts: 'peanuts peanut فول_سوداني',
  soybeans: 'soybeans soya soy صويا فول_الصويا',
  milk: 'milk dairy lactose حليب البان لاكتوز',
  nuts: 'nuts nut tree_nuts مكسرات',
  celery: 'celery كرفس',
  mustard: 'mustard خردل',
  sesame: 'sesame سمسم',
  sulphites: 'sulphites sulfites كبريتيت كبريتات',
  lupin: 'lupin lupine ترمس',
  molluscs: 'molluscs mollusks رخويات',
}
const BY_WORD = new Map(
  ALLERGENS.flatMap(allergen =>
    ALLERGEN_WORDS[allergen]
      .split(' ')
      .map(word => [searchKey(word.replaceAll('_', ' ')), allergen] as const),
  ),
)
const NONE = new Set(['none', 'no', '-', 'لا يوجد', 'لا شيء', 'لا شي', 'بدون', 'خالي'].map(searchKey))

/**
 * Parses allergens named in Arabic or English, separated by commas; "none" is an empty list. Undefined for an
 * unknown word.
 */
export const allergensOf = (cell: string): Allergen[] | undefined => {
  const words = searchKey(cell)
    .split(/[,،;؛/|\n]+/)
    .map(word => word.trim().replace(/^ال/, ''))
    .filter(Boolean)
  if (NONE.has(searchKey(cell).trim())) return []
  const found = words.map(word => BY_WORD.get(word) ?? BY_WORD.get(`ال${word}`))
  if (found.includes(undefined)) return undefined
  return ALLERGENS.filter(allergen => found.includes(allergen))
}
