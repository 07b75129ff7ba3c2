import { soundsOf } from './sound.ts'
import type { Sound } from './sound.ts'
import { withoutArticle, wordsOf } from './words.ts'

/** Position of a word: its item, and the kind of match. */
export interface Place {
  item: number
  /** 1 in a name, less for a synonym. */
  weight: number
  /** Number of words before it in its name. */
  at: number
  /** Number of words of the name. */
  of: number
}

export interface Word {
  text: string
  bare: string
  letters: number
  sounds: readonly Sound[]
  places: Place[]
}

const OTHER_WORD = 0.9

// Bit mask with one bit per occurring letter: two words that differ in many bits are never one edit apart.
export const lettersOf = (text: string): number => {
  let letters = 0
  for (let at = 0; at < text.length; at += 1) letters |= 1 << (text.charCodeAt(at) & 31)
  return letters
}

interface Names {
  texts: readonly (readonly string[])[]
  thesaurus: (name: readonly string[]) => string[]
}

/** Returns every word of a list once, with the items that have it. */
export const createVocabulary = ({ texts, thesaurus }: Names): Map<string, Word> => {
  const words = new Map<string, Word>()
  const put = (text: string, place: Place) => {
    const known = words.get(text)
    if (known) {
      known.places.push(place)
      return
    }
    const bare = withoutArticle(text)
    words.set(text, { text, bare, letters: lettersOf(bare), sounds: soundsOf(bare), places: [place] })
  }
  texts.forEach((names, item) => {
    const own = names.map(wordsOf)
    const known = new Set(own.flat())
    for (const name of own) name.forEach((word, at) => put(word, { item, weight: 1, at, of: name.length }))
    for (const word of new Set(own.flatMap(thesaurus)))
      if (!known.has(word)) put(word, { item, weight: OTHER_WORD, at: 0, of: 2 })
  })
  return words
}
