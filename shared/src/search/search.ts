import { searchText, searchWords } from '#src/contracts/search-text.ts'
import { createThesaurus, DIALECT_SYNONYMS } from './dialect.ts'
import type { Synonyms } from './dialect.ts'
import { fitnessOfItems } from './item-fitness.ts'
import { asTyped, onOtherKeys, withOtherSpaces } from './readings.ts'
import type { Reading } from './readings.ts'
import { createVocabulary } from './vocabulary.ts'
import { WRITTEN } from './word-fitness.ts'

export { DIALECT_SYNONYMS } from './dialect.ts'
/** @deprecated Use `DIALECT_SYNONYMS`. */
export { DIALECT_SYNONYMS as DIALECT } from './dialect.ts'
export type { Synonyms } from './dialect.ts'

/** Searchable texts of an item. */
export interface Searchable {
  ar: string
  en: string
  /** More words to search, such as its number. */
  keywords?: string
}

export interface SearchOptions {
  /** Synonyms, for example with a merchant's own: `[...DIALECT_SYNONYMS, ['مفطح', 'ذبيحة']]`. Default: `DIALECT_SYNONYMS`. */
  synonyms?: Synonyms
}

// Drops results far below the best score: a name that only sounds alike is noise beside an exact match.
const SHARE_OF_BEST = 0.75
// Exceeds every score, so that the matches of the specification come first.
const NAMED_FIRST = 10

const highest = (fitness: Float64Array): number => fitness.reduce((best, fit) => Math.max(best, fit), 0)

/**
 * Indexes names once and returns a function that searches them. It returns the indexes of the matches, best first.
 * Names that contain the text as it is (specification#products) come first. It also finds other spellings, prefixes,
 * typos of one letter, Arabizi, text typed with the wrong keyboard, and synonyms.
 */
export const createSearch = (
  names: readonly Searchable[],
  { synonyms = DIALECT_SYNONYMS }: SearchOptions = {},
) => {
  const count = names.length
  const texts = names.map(({ ar, en, keywords = '' }) => [ar, en, keywords])
  const words = createVocabulary({ texts, thesaurus: createThesaurus(synonyms) })
  const english = names.map(({ en }) => en.toLowerCase())
  const arabic = names.map(({ ar }) => searchText([ar]))

  const isNamed = (item: number, typed: string): boolean => english[item]?.includes(typed) ?? false
  const isHeld = (item: number, asked: readonly string[]): boolean =>
    asked.length > 0 && asked.every(word => arabic[item]?.includes(word))

  const raise = (fitness: Float64Array, readings: readonly Reading[]): void => {
    for (const reading of readings)
      fitnessOfItems(reading, { words, count }).forEach((fit, item) => {
        if (fit > (fitness[item] ?? 0)) fitness[item] = fit
      })
  }

  const fitnessOf = (typed: string): Float64Array => {
    const asked = searchWords(typed)
    const fitness = new Float64Array(count)
    raise(fitness, asTyped(typed))
    fitness.forEach((fit, item) => {
      if (fit < WRITTEN && (isNamed(item, typed) || isHeld(item, asked))) fitness[item] = WRITTEN
    })
    if (highest(fitness) < WRITTEN) {
      raise(
        fitness,
        withOtherSpaces(typed, word => words.has(word)),
      )
      raise(fitness, onOtherKeys(typed))
    }
    return fitness
  }

  return (text: string): number[] => {
    const typed = text.trim().toLowerCase()
    const all = Array.from(names.keys())
    if (typed === '') return all
    const fitness = fitnessOf(typed)
    const enough = Math.max(Number.MIN_VALUE, highest(fitness) * SHARE_OF_BEST)
    const rank = (item: number): number => (fitness[item] ?? 0) + (isNamed(item, typed) ? NAMED_FIRST : 0)
    return all
      .filter(item => (fitness[item] ?? 0) >= enough || isNamed(item, typed))
      .toSorted((left, right) => rank(right) - rank(left))
  }
}
