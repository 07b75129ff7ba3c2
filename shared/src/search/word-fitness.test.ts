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

it('ranks the word, then the word without its article, then prefixes, then substrings', () => {
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

it('ranks the longer matched share of a word higher', () => {
  expect(written('chick', 'chicken')).toBeGreaterThan(written('chi', 'chicken'))
  expect(written('chi', 'chips')).toBeGreaterThan(written('chi', 'chicken'))
})

it('matches a single letter by prefix only', () => {
  expect(written('b', 'burger')).toBeGreaterThan(WRITTEN)
  expect(written('r', 'burger')).toBe(0)
})

it('accepts an ending, but no longer addition', () => {
  expect(written('burgers', 'burger')).toBeGreaterThan(0)
  expect(written('مخللات', 'مخلل')).toBeGreaterThan(0)
  expect(written('burgerhouse', 'burger')).toBe(0)
  expect(written('tea', 'te')).toBe(0)
})

const letters = fc
  .array(fc.constantFrom(...'كبسهحمصabcdef'), { minLength: 4, maxLength: 9 })
  .map(all => all.join(''))

/** A word, and the same with a letter changed, added or swapped. */
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

it('forgives one typo in words of four letters or more', () => {
  fc.assert(
    fc.property(slip, ({ word, typed }) => {
      fc.pre(typedWord(typed).bare === typed && wordOf(word).bare === word)
      expect(Math.max(written(typed, word), meant(typed, word))).toBeGreaterThan(0)
    }),
    { numRuns: 500 },
  )
})

it('never rejects a word one edit away by the letter mask', () => {
  fc.assert(
    fc.property(slip, ({ word, typed }) => {
      for (const [one, other] of [
        [typed, word],
        [word, typed],
      ] as const) {
        expect(distancesOf(one, other).whole).toBeLessThanOrEqual(1)
        const extra = lettersOf(one) & ~lettersOf(other)
        // A power of two, or zero.
        expect(extra & (extra - 1)).toBe(0)
      }
    }),
    { numRuns: 500 },
  )
})

it('ranks a guess below a written match', () => {
  fc.assert(
    fc.property(letters, letters, (typed, word) => {
      expect(meant(typed, word)).toBeLessThan(WRITTEN)
    }),
  )
})

it('forgives nothing in short words, which would all match each other', () => {
  expect(meant('tea', 'ten')).toBe(0)
  expect(meant('شاي', 'ماي')).toBe(0)
})

describe('the readings of a search', () => {
  it('contain the typed words, eight at most', () => {
    expect(asTyped('  كبسة،  لحم ')).toEqual([{ words: ['كبسه', 'لحم'], weight: 1 }])
    expect(asTyped('a b c d e f g h i j')[0]?.words).toHaveLength(8)
    expect(asTyped(' ، ')).toEqual([])
  })

  it('combine a digit with any kind of apostrophe into one letter', () => {
    for (const stroke of ["'", '’', '`']) expect(asTyped(`ma9${stroke}bi`)).toEqual(asTyped('madbi'))
    expect(asTyped("7'")).toEqual(asTyped('kh'))
  })

  it('join several words, and split one into two known words', () => {
    const isKnown = (word: string) => ['hot', 'dog'].includes(word)
    expect(withOtherSpaces('hot dog', isKnown)).toMatchObject([{ words: ['hotdog'] }])
    expect(withOtherSpaces('hotdog', isKnown)).toMatchObject([{ words: ['hot', 'dog'] }])
    expect(withOtherSpaces('hotcat', isKnown)).toEqual([])
    expect(withOtherSpaces('ab', () => true)).toEqual([])
    expect(withOtherSpaces('', isKnown)).toEqual([])
  })

  it('weigh the other keyboard lower and skip it for a single letter', () => {
    expect(onOtherKeys('fvyv')).toMatchObject([{ words: ['برغر'] }])
    expect(onOtherKeys('fvyv')[0]?.weight).toBeLessThan(1)
    expect(onOtherKeys('f')).toEqual([])
    expect(onOtherKeys('12')).toEqual([])
  })
})
