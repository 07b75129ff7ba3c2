import type { Localized } from '@sufra/shared/contracts/wire'
import { tidyLine } from '@sufra/shared/contracts/text'

type Language = 'ar' | 'en'

const LONGEST_NAME = 80
/** Maximum length of the quoted text in an error, with which it is found in a long cell. */
const LONGEST_PLACE = 40

const isArabic = (text: string): boolean => /\p{Script=Arabic}/u.test(text)
/** Returns a text in the language of its letters. */
export const inOneLanguage = (text: string): Localized =>
  isArabic(text) ? { ar: text, en: '' } : { ar: '', en: text }
const plain = (text: string): string => tidyLine(text.replace(/\\(.)/gs, '$1'))

/** Escapes the characters of the cell's grammar in a name. */
const written = (text: string): string =>
  text
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[\\;؛|:+]/g, '\\$&')
    .replace(/^#/, '\\#')
    .replace(/(^|\s)\/(?=\s|$)/g, '$1\\/')

/** Returns the quoted text for an error. */
export const placeOf = (raw: string): string => plain(raw).slice(0, LONGEST_PLACE)

/** Splits at the marks without a backslash before them; leaves out blank parts. */
export const cutAt = (text: string, marks: string): string[] => {
  const parts = ['']
  for (const [piece] of text.matchAll(/\\.|[^]/gs)) {
    if (piece.length === 1 && marks.includes(piece)) parts.push('')
    else parts[parts.length - 1] += piece
  }
  return parts.filter(part => part.trim() !== '')
}

/** Returns the position of a mark without a backslash before it; -1 without one. */
export const indexOfMark = (text: string, mark: string, which: 'first' | 'last'): number => {
  const found = [...text.matchAll(/\\.|[^]/gs)].filter(([piece]) => piece === mark)
  return (which === 'first' ? found[0] : found.at(-1))?.index ?? -1
}

/**
 * Writes a name for a cell: "Cheese / جبن", or in one language. A name that would be read in the wrong
 * language keeps its slash.
 */
export const writeNames = ({ en, ar }: Localized, language: Language): string => {
  const [first, second] = [written(en), written(ar)]
  if (!second) return isArabic(first) ? `${first} /` : first
  if (!first) return isArabic(second) ? second : `/ ${second}`
  // For swapped languages: the slash at the end means that the names are in order.
  if (isArabic(first) && !isArabic(second)) return `${first} / ${second} /`
  const isClear = isArabic(second) && !isArabic(first)
  return isClear && language === 'ar' ? `${second} / ${first}` : `${first} / ${second}`
}

/** Reads a name from `writeNames`, or typed in either order; undefined when it is none. */
export const readNames = (raw: string): Localized | undefined => {
  const [first = '', second, end, ...more] = raw
    .trim()
    .split(/(?:^|\s)\/(?=\s|$)/)
    .map(plain)
  if (end || more.length > 0 || first.length > LONGEST_NAME || (second ?? '').length > LONGEST_NAME)
    return undefined
  if (second === undefined) return first === '' ? undefined : inOneLanguage(first)
  if (first === '' && second === '') return undefined
  const isTurned = end === undefined && second !== '' && isArabic(first) && !isArabic(second)
  return isTurned ? { ar: first, en: second } : { en: first, ar: second }
}
