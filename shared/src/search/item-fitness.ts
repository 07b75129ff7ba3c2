import type { Reading } from './readings.ts'
import type { Word } from './vocabulary.ts'
import { meantFitness, typedWord, writtenFitness } from './word-fitness.ts'

const FIRST_WORD = 0.02
const WHOLE_NAME = 0.06
const BEST = 1 + FIRST_WORD + WHOLE_NAME
/** Factor for an item that has most of the words but not all. */
const PART_OF_SEARCH = 0.8

interface Vocabulary {
  words: ReadonlyMap<string, Word>
  /** Number of items. */
  count: number
}

// Returns how well each item matches one word.
const fitnessOfWord = (text: string, { words, count }: Vocabulary): Float64Array => {
  const typed = typedWord(text)
  const fitness = new Float64Array(count)
  for (const word of words.values()) {
    const fit = writtenFitness(typed, word) || meantFitness(typed, word)
    if (fit === 0) continue
    for (const { item, weight, at, of } of word.places) {
      const value = fit * weight + (at === 0 ? FIRST_WORD : 0) + WHOLE_NAME / of
      if (value > (fitness[item] ?? 0)) fitness[item] = value
    }
  }
  return fitness
}

/**
 * Returns how well each item matches a reading, 0 to about 1. Half of it is the score of the worst word. All words
 * count; if no item has them all, most do.
 */
export const fitnessOfItems = (reading: Reading, vocabulary: Vocabulary): Float64Array => {
  const size = reading.words.length
  const sums = new Float64Array(vocabulary.count)
  const least = new Float64Array(vocabulary.count).fill(BEST)
  const hits = new Uint8Array(vocabulary.count)
  for (const text of reading.words)
    fitnessOfWord(text, vocabulary).forEach((fit, item) => {
      if (fit === 0) return
      sums[item] = (sums[item] ?? 0) + fit
      least[item] = Math.min(least[item] ?? 0, fit)
      hits[item] = (hits[item] ?? 0) + 1
    })
  const needed = hits.includes(size) ? size : Math.ceil(size / 2)
  const weight = reading.weight * (needed === size ? 1 : PART_OF_SEARCH)
  return sums.map((sum, item) =>
    (hits[item] ?? 0) >= needed ? ((sum / size + (least[item] ?? 0)) / 2) * weight : 0,
  )
}
