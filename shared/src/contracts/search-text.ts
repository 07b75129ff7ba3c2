import { searchKey, stripInvisibleMarks } from './text.ts'

// The dash of a phone number has several forms.
const NUMBER_SIGNS = /[\s#+()\-\u2010-\u2015\u2212]/g
// The code of the country and the 0 of a call within it, before a mobile or a land line.
const DIALLING_PREFIX = /^(?:(?:00)?966)?0?(?=[15])/

const numberOf = (text: string): string | null => {
  const digits = text.replace(NUMBER_SIGNS, '')
  return /^\d+$/.test(digits) ? digits.replace(DIALLING_PREFIX, '') : null
}

const keyOf = (text: string): string => searchKey(stripInvisibleMarks(text))

/**
 * Splits a search into words in the form of `searchText`; empty for an empty search. Numbers have no signs and phone
 * numbers no country code, so that every way to write them gives the same word.
 */
export const searchWords = (typed: string): string[] => {
  const key = keyOf(typed).trim()
  if (key === '') return []
  const number = numberOf(key)
  return number === null ? [...new Set(key.split(/\s+/).map(word => numberOf(word) ?? word))] : [number]
}

/** Normalizes texts for the search: `searchKey` without spaces, so that عبد الله and عبدالله are one name. */
export const searchText = (texts: readonly string[]): string =>
  texts.map(text => keyOf(text).replace(/\s+/g, '')).join('\n')

/** Returns true if the texts contain every word. `words` come from `searchWords`; an empty list always matches. */
export const isFound = (texts: readonly string[], words: readonly string[]): boolean => {
  const text = searchText(texts)
  return words.every(word => text.includes(word))
}
