import type { Localized } from './wire.ts'

// Arabic marks that writers leave out or add at will: honorifics, harakat, dagger alef, Quranic marks, tatweel,
// direction marks. The database function `search_key_of` has the same list.
const IGNORED =
  /[\u0610-\u061A\u061C\u0640\u064B-\u065F\u0670\u06D6-\u06ED\u200B\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/g
// No real letter in Arabic, Vietnamese or Thai has so many.
const MARKS_BEYOND_FOUR = /(\p{M}{4})\p{M}+/gu

const LETTER_VARIANTS: Record<string, string> = {
  آ: 'ا',
  أ: 'ا',
  إ: 'ا',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ؤ: 'و',
  ئ: 'ي',
}

const LONE_SURROGATE = /\p{Surrogate}/u

/** PostgreSQL stores neither NUL nor half a surrogate pair. */
export const isUnstorable = (text: string): boolean => text.includes('\0') || LONE_SURROGATE.test(text)

/** Arabic-Indic and Persian digits to 0-9. */
export const toLatinDigits = (text: string): string =>
  text.replace(/[٠-٩۰-۹]/g, digit => String(digit.charCodeAt(0) & 0xf))

// Soft hyphens, direction marks, joiners and spaces without width: a number that is copied out of a message contains
// them.
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
// Spaces that a page sets and nobody types: no-break, thin, ideographic.
const SET_SPACES = /[\u00A0\u2000-\u200A\u202F\u205F\u3000]/g
// Joiners are no part of it: at the end of an Arabic letter they choose its form.
const INVISIBLE_AT_ENDS = /[\s\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069]/

/** A number or a code without invisible marks. Not for words: Arabic needs its joiners. */
export const stripInvisibleMarks = (text: string): string => text.replace(INVISIBLE, '')

/** A code as machines compare it: without invisible marks, spaces that nobody types, and spaces at the ends. */
export const tidyCode = (text: string): string => stripInvisibleMarks(text).replace(SET_SPACES, '').trim()

/** Removes spaces and direction marks at both ends. Marks within the text stay, because they may be intended. */
export const trimInvisible = (text: string): string => {
  let start = 0
  let end = text.length
  while (start < end && INVISIBLE_AT_ENDS.test(text.charAt(start))) start += 1
  while (end > start && INVISIBLE_AT_ENDS.test(text.charAt(end - 1))) end -= 1
  return text.slice(start, end)
}

/** Returns true if the text has a visible character. */
export const isSeen = (text: string): boolean => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text)

/** Limits combining marks to four per letter, because more would cover the lines around it. */
export const withoutPiledMarks = (text: string): string => text.replace(MARKS_BEYOND_FOUR, '$1')

/** Normalizes a one-line text: single spaces, no invisible characters at its ends, few marks per letter. */
export const tidyLine = (text: string): string => withoutPiledMarks(trimInvisible(text).replace(/\s+/g, ' '))

/** Returns the search form of a name (specification#language). Not for display. */
export const searchKey = (text: string): string =>
  toLatinDigits(
    text
      .normalize('NFKC')
      .replace(IGNORED, '')
      .replace(/[آأإٱىیکةؤئ]/g, letter => LETTER_VARIANTS[letter] ?? letter),
  )
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')

/** A name for readers of both languages. */
export const nameInBoth = ({ ar, en }: Localized): string =>
  [...new Set([ar, en].filter(Boolean))].join(' / ')

const textOf = (value: object, key: string): string => {
  const found: unknown = Object.getOwnPropertyDescriptor(value, key)?.value
  return typeof found === 'string' ? found : ''
}

/** Parses a `LocalizedText`. Never throws: other text counts as the name in both languages. */
export const readLocalized = (text: string): Localized => {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null)
      return { ar: textOf(value, 'ar'), en: textOf(value, 'en') }
  } catch {
    // Fall through: an old or foreign value is shown as it is.
  }
  return { ar: text, en: text }
}

/** Returns one language of a `LocalizedText`, or the other one if it is empty. */
export const inLanguage = (text: string, language: string): string => {
  const { ar, en } = readLocalized(text)
  return language.startsWith('ar') ? ar || en : en || ar
}
