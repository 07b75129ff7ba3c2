import { onOtherKeyboard } from './keyboard-layout.ts'
import { wordsOf } from './words.ts'

/** One interpretation of a search, word by word. */
export interface Reading {
  words: readonly string[]
  weight: number
}

const OTHER_SPACES = 0.95
const OTHER_KEYBOARD = 0.92
const MIN_HALF = 2
const MAX_WORDS = 8
// Arabizi writes the dot of a letter as an apostrophe after the digit: 3' is غ.
const STROKES: Record<string, string> = { 3: 'gh', 5: 'kh', 6: 'dh', 7: 'kh', 9: 'd' }

const withStrokes = (text: string): string =>
  text.replace(/([35679])['’`](?=\p{L}|$)/gu, (_, figure: string) => STROKES[figure] ?? figure)

const reading = (words: readonly string[], weight: number): Reading[] =>
  words.length > 0 ? [{ words: words.slice(0, MAX_WORDS), weight }] : []

export const asTyped = (text: string): Reading[] => reading(wordsOf(withStrokes(text)), 1)

/** Returns readings with other spaces: several words as one, or one word as two known ones. */
export const withOtherSpaces = (text: string, isKnown: (word: string) => boolean): Reading[] => {
  const words = wordsOf(withStrokes(text))
  if (words.length > 1) return reading([words.join('')], OTHER_SPACES)
  const [word = ''] = words
  return Array.from({ length: Math.max(0, word.length - 2 * MIN_HALF + 1) }, (_, at) => [
    word.slice(0, at + MIN_HALF),
    word.slice(at + MIN_HALF),
  ])
    .filter(halves => halves.every(isKnown))
    .flatMap(halves => reading(halves, OTHER_SPACES))
}

/**
 * Returns readings of the other keyboard layout. Single letters are left out, because they would match half of the
 * menu.
 */
export const onOtherKeys = (text: string): Reading[] =>
  onOtherKeyboard(text)
    .map(wordsOf)
    .filter(words => words.some(word => word.length > 1))
    .flatMap(words => reading(words, OTHER_KEYBOARD))
