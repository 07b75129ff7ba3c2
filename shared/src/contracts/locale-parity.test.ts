import { durationTexts } from '#src/i18n/duration-texts.ts'
import { findLocaleProblems } from './locale-parity.mjs'

const SIX = {
  n_zero: 'لا شيء',
  n_one: 'واحد',
  n_two: 'اثنان',
  n_few: '{{count}}',
  n_many: '{{count}}',
  n_other: '{{count}}',
}
const TWO = { n_one: 'one', n_other: '{{count}}' }

it('accepts equal keys with all plural forms', () => {
  expect(findLocaleProblems({ ar: { a: { b: 'نص' }, ...SIX }, en: { a: { b: 'text' }, ...TWO } })).toEqual([])
})

it.each([
  ['a key that only English has', { ar: {}, en: { a: { b: 'x' } } }, 'ar lacks a.b'],
  ['a key that only Arabic has', { ar: { a: 'x' }, en: {} }, 'en lacks a'],
  [
    'a count without plural forms',
    { ar: { a: '{{count}} طلب' }, en: { a: 'orders' } },
    'ar a shows a count but has no plural forms',
  ],
  ['a forgotten placeholder', { ar: { a: 'بعد' }, en: { a: 'in {{wait}}' } }, 'a has different placeholders'],
  ['an empty text', { ar: { a: ' ' }, en: { a: 'x' } }, 'ar a is empty'],
])('finds %s', (_name, texts, problem) => {
  const found = findLocaleProblems(texts)
  expect(found).toContain(problem)
})

it('names each missing Arabic form', () => {
  const rest = { n_zero: 'لا', n_one: 'واحد', n_few: '{{count}}', n_other: '{{count}}' }
  expect(findLocaleProblems({ ar: rest, en: TWO })).toEqual([
    'ar n lacks the form two',
    'ar n lacks the form many',
  ])
})

it("finds no problem in the formatters' own texts", () => {
  expect(findLocaleProblems(durationTexts)).toEqual([])
})
