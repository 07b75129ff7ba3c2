import { distancesOf, soundCost } from './distance.ts'
import { soundsOf } from './sound.ts'
import type { Sound } from './sound.ts'
import { lettersOf } from './vocabulary.ts'
import type { Word } from './vocabulary.ts'
import { withoutArticle } from './words.ts'

/** Lowest score of a literal match; guesses score below it. */
export const WRITTEN = 0.84
const MIN_LETTERS_WITH_TYPO = 4
const LONGEST_ENDING = 2
const WITH_ENDING = 0.7
const TYPO = 0.62
const SAME_SOUND = 0.75
const NEAR_SOUND = 0.7
const BEGINNING_SOUND = 0.57
const VOWELS = 0.02

/** A typed word with precomputed values for comparisons. */
export interface TypedWord {
  text: string
  bare: string
  letters: number
  sounds: readonly Sound[]
}

export const typedWord = (text: string): TypedWord => {
  const bare = withoutArticle(text)
  return { text, bare, letters: lettersOf(bare), sounds: soundsOf(bare) }
}

// مخللات for مخلل, burgers for burger.
const isWithEnding = ({ bare }: TypedWord, word: Word): boolean =>
  word.bare.length >= MIN_LETTERS_WITH_TYPO &&
  bare.length <= word.bare.length + LONGEST_ENDING &&
  bare.startsWith(word.bare)

/**
 * Returns the score of a literal match between a typed word and a word of a name: 1 for equal words, 0 for no match.
 */
export const writtenFitness = (typed: TypedWord, word: Word): number => {
  if (word.text === typed.text) return 1
  if (word.bare === typed.bare) return 0.97
  if (word.text.startsWith(typed.text)) return 0.88 + (0.1 * typed.text.length) / word.text.length
  if (word.bare.startsWith(typed.bare)) return 0.86 + (0.1 * typed.bare.length) / word.bare.length
  if (typed.text.length > 1 && word.text.includes(typed.text)) return WRITTEN
  return isWithEnding(typed, word) ? WITH_ENDING : 0
}

const bitCount = (bits: number): number => {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}

// A missing, added or changed letter leaves at most two bits that differ; for a prefix, the word may have more.
const typoFitness = (typed: TypedWord, word: Word): number => {
  const { length } = typed.bare
  if (length < MIN_LETTERS_WITH_TYPO || word.bare.length < length - 1) return 0
  if (bitCount(typed.letters & ~word.letters) > 1) return 0
  const { whole, beginning } = distancesOf(typed.bare, word.bare)
  if (whole <= 1) return TYPO + 0.005 * length
  return beginning <= 1 && length > MIN_LETTERS_WITH_TYPO ? TYPO - 0.06 : 0
}

const vowelPart = (left: Sound, right: Sound): number =>
  (VOWELS * distancesOf(left.full, right.full, soundCost).whole) /
  Math.max(left.full.length, right.full.length)

const soundPairFitness = (typed: Sound, word: Sound): number => {
  const { length } = typed.bones
  // شاي has one consonant, so it is compared with its vowels.
  if (length < 2) return typed.full === word.full ? SAME_SOUND : 0
  if (word.bones.length < length - 1) return 0
  if (typed.bones === word.bones) return SAME_SOUND - vowelPart(typed, word)
  if (length < 3 && word.bones.length !== length) return 0
  const { whole, beginning } = distancesOf(typed.bones, word.bones, soundCost)
  const allowed = length > 4 ? 1 : 0.6
  if (whole <= allowed) return NEAR_SOUND - 0.15 * whole - vowelPart(typed, word)
  if (length < 3 || beginning > 0.3) return 0
  return BEGINNING_SOUND - 0.15 * beginning - 0.01 * (word.bones.length - length)
}

/** Returns the score of a guess: by sound, or with a typo. */
export const meantFitness = (typed: TypedWord, word: Word): number => {
  let best = typoFitness(typed, word)
  for (const sound of typed.sounds)
    for (const other of word.sounds) best = Math.max(best, soundPairFitness(sound, other))
  return best
}
