import fc from 'fast-check'
import { distancesOf } from './distance.ts'
import { asTyped, onOtherKeys, withOtherSpaces } from './readings.ts'
import { createVocabulary, lettersOf } from './vocabulary.ts'
import type { Word } from './vocabulary.ts'
import { WRITTEN, meantFitness, typedWord, writtenFitness } from './word-fitness.ts'

const NO_WORD: Word = { text: '', bare: '', letters: 0, sounds: [], places: [] }
const wordOf = (text: string): Word =>
  createVocabulary({ texts: [[text]], thesaurus: () => [] }).get(text) ?? NO_WORD
const written = (typed: string, word: string) => writtenFitness(typedWord(typed), wordOf(word))
const meant = (typed: string, word: string) => meantFitness(typedWord(typed), wordOf(word))

it('the word itself is best, then without its article, then what begins so, then what holds it', () => {
  const fits = [
    written('كبسه', 'كبسه'),
    written('الكبسه', 'كبسه'),
    written('كبس', 'كبسه'),
    written('بسه', 'كبسه'),
    written('كبسات', 'كبسه'),
  ]
  expect(fits).toEqual(fits.toSorted((one, other) => other - one))
  expect(fits[0]).toBe(1)
  expect(fits[3]).toBe(WRITTEN)
  expect(fits[4]).toBe(0)
})

it('of two words that begin so, the one of which more is typed fits better', () => {
  expect(written('chick', 'chicken')).toBeGreaterThan(written('chi', 'chicken'))
  expect(written('chi', 'chips')).toBeGreaterThan(written('chi', 'chicken'))
})

it('a single letter is held by what begins with it, not by what has it somewhere', () => {
  expect(written('b', 'burger')).toBeGreaterThan(WRITTEN)
  expect(written('r', 'burger')).toBe(0)
})

it('an ending is no other word, a longer addition is', () => {
  expect(written('burgers', 'burger')).toBeGreaterThan(0)
  expect(written('مخللات', 'مخلل')).toBeGreaterThan(0)
  expect(written('burgerhouse', 'burger')).toBe(0)
  expect(written('tea', 'te')).toBe(0)
})

const letters = fc
  .array(fc.constantFrom(...'كبسهحمصabcdef'), { minLength: 4, maxLength: 9 })
  .map(all => all.join(''))

/** A word, and the same with a letter changed, added, or swapped with the next. */
const slip = letters
  .chain(word =>
    fc.record({
      word: fc.constant(word),
      at: fc.integer({ min: 0, max: word.length - 1 }),
      kind: fc.constantFrom('change', 'add', 'swap'),
    }),
  )
  .map(({ word, at, kind }) => {
    const typed = [...word]
    if (kind === 'change') typed[at] = 'z'
    if (kind === 'add') typed.splice(at, 0, 'z')
    if (kind === 'swap') typed.splice(at, 2, ...typed.slice(at, at + 2).toReversed())
    return { word, typed: typed.join('') }
  })

it('one slip of the finger is always forgiven, in words of four letters and more', () => {
  fc.assert(
    fc.property(slip, ({ word, typed }) => {
      fc.pre(typedWord(typed).bare === typed && wordOf(word).bare === word)
      expect(Math.max(written(typed, word), meant(typed, word))).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

it('the quick look at letters never hides what is one edit away', () => {
  fc.assert(
    fc.property(slip, ({ word, typed }) => {
      for (const [one, other] of [
        [typed, word],
        [word, typed],
      ] as const) {
        expect(distancesOf(one, other).whole).toBeLessThanOrEqual(1)
        const extra = lettersOf(one) & ~lettersOf(other)
        // A power of two, or nothing.
        expect(extra & (extra - 1)).toBe(0)
      }
    }),
    { numRuns: 500 },
  )
})

it('what is meant is never as good as what is written', () => {
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      expect(meant(typed, word)).toBeLessThan(WRITTEN)
    }),
  )
})

it('of short words nothing is forgiven: they would all be one another', () => {
  expect(meant('tea', 'ten')).toBe(0)
  expect(meant('شاي', 'ماي')).toBe(0)
})

describe('what a search may have meant', () => {
  it('is what was typed, word by word, eight at most', () => {
    expect(asTyped('  كبسة،  لحم ')).toEqual([{ words: ['كبسه', 'لحم'], weight: 1 }])
    expect(asTyped('a b c d e f g h i j')[0]?.words).toHaveLength(8)
    expect(asTyped(' ، ')).toEqual([])
  })

  it('has strokes that make another letter of a figure, at whatever apostrophe', () => {
    for (const stroke of ["'", '’', '`']) expect(asTyped(`ma9${stroke}bi`)).toEqual(asTyped('madbi'))
    expect(asTyped("7'")).toEqual(asTyped('kh'))
  })

  it('may be several words that are one, or one that is two which are known', () => {
    const isKnown = (word: string) => ['hot', 'dog'].includes(word)
    expect(withOtherSpaces('hot dog', isKnown)).toMatchObject([{ words: ['hotdog'] }])
    expect(withOtherSpaces('hotdog', isKnown)).toMatchObject([{ words: ['hot', 'dog'] }])
    expect(withOtherSpaces('hotcat', isKnown)).toEqual([])
    expect(withOtherSpaces('ab', () => true)).toEqual([])
    expect(withOtherSpaces('', isKnown)).toEqual([])
  })

  it('counts for less by other keys, and not for a single letter', () => {
    expect(onOtherKeys('fvyv')).toMatchObject([{ words: ['برغر'] }])
    expect(onOtherKeys('fvyv')[0]?.weight).toBeLessThan(1)
    expect(onOtherKeys('f')).toEqual([])
    expect(onOtherKeys('12')).toEqual([])
  })
})
