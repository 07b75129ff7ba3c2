import fc from 'fast-check'
import { NO_MATCH, distancesOf, soundCost } from './distance.ts'

/** Reference implementation by definition: tries every edit recursively. */
const slowly = (typed: string, word: string): number => {
  if (typed === '' || word === '') return typed.length + word.length
  const ways = [
    slowly(typed.slice(1), word) + 1,
    slowly(typed, word.slice(1)) + 1,
    slowly(typed.slice(1), word.slice(1)) + Number(typed[0] !== word[0]),
  ]
  if (typed.length > 1 && word.length > 1 && typed[0] === word[1] && typed[1] === word[0])
    ways.push(slowly(typed.slice(2), word.slice(2)) + 1)
  return Math.min(...ways)
}

const word = (maxLength: number) =>
  fc.array(fc.constantFrom(...'كبسةab'), { maxLength }).map(letters => letters.join(''))

it('is the smallest number of letters added, removed, changed or swapped', () => {
  fc.assert(
    fc.property(word(6), word(6), (typed, other) => {
      expect(distancesOf(typed, other).whole).toBe(slowly(typed, other))
    }),
    { numRuns: 300 },
  )
})

it('to a prefix is the distance to the nearest non-empty prefix', () => {
  fc.assert(
    fc.property(word(6), word(6), (typed, other) => {
      const beginnings = Array.from({ length: other.length }, (_, at) =>
        slowly(typed, other.slice(0, at + 1)),
      )
      expect(distancesOf(typed, other).beginning).toBe(Math.min(NO_MATCH, ...beginnings))
    }),
    { numRuns: 300 },
  )
})

it('does not depend on earlier comparisons', () => {
  const fresh = distancesOf('كبسه', 'كبه')
  distancesOf('a'.repeat(60), 'b'.repeat(60))
  expect(distancesOf('كبسه', 'كبه')).toEqual(fresh)
})

it('is the same in both directions, also by sound', () => {
  fc.assert(
    fc.property(word(12), word(12), (one, other) => {
      for (const cost of [undefined, soundCost])
        expect(distancesOf(one, other, cost).whole).toBeCloseTo(distancesOf(other, one, cost).whole)
    }),
  )
})

it('is infinite beyond the longest word, and finite at sixty letters', () => {
  expect(distancesOf('a'.repeat(60), 'a'.repeat(60))).toEqual({ whole: 0, beginning: 0 })
  expect(distancesOf('a'.repeat(61), 'a'.repeat(61))).toEqual({ whole: NO_MATCH, beginning: NO_MATCH })
  expect(distancesOf('a', 'a'.repeat(61)).whole).toBe(NO_MATCH)
})

it('is small between sounds that people write for one another, in both directions', () => {
  for (const [one = '', other = ''] of ['gq', 'kq', 'SC', 'dD'].map(pair => [...pair])) {
    expect(soundCost(one, other)).toBe(soundCost(other, one))
    expect(soundCost(one, other)).toBeLessThan(soundCost('b', 'm'))
  }
  expect(soundCost('b', 'b')).toBe(0)
})
