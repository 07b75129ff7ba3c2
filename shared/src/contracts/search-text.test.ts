import { isFound, searchText, searchWords } from './search-text.ts'

const finds = (typed: string, ...texts: string[]) => isFound(texts, searchWords(typed))

it.each([
  ['عبد الله', 'عبدالله القحطاني'],
  ['عبدالله', 'عبد الله القحطاني'],
  ['القحطاني عبد الله', 'عبدالله القحطاني'],
  ['عَبدُ اللَّه', 'عبد الله'],
  ['al qahtani', 'AlQahtani, Noura'],
  ['kabsa lamb', 'Lamb Kabsa'],
])('finds %s in %s', (typed, name) => {
  expect(finds(typed, name)).toBe(true)
})

it.each([
  ['عبد الرحمن', 'عبدالله'],
  ['lamb kabsa', 'Lamb Mandi'],
  ['noura0512345678', 'Noura'],
])('does not find %s in %s', (typed, name) => {
  expect(finds(typed, name)).toBe(false)
})

it.each([
  '0512345678',
  '+966512345678',
  '00966512345678',
  '512345678',
  '966 51 234 5678',
  '051-234-5678',
  '051‑234‑5678',
  '+966 (0)51 234 5678',
  '٠٥١٢٣٤٥٦٧٨',
  '\u202A+966\u00A051\u2009234 5678\u202C',
  '\u200E05\u061C12\u2066345678\u2069\u200F',
])('reads the phone number %j as one number', typed => {
  expect(searchWords(typed)).toEqual(['512345678'])
})

it('keeps numbers that are no phone number, and reads a phone beside a name', () => {
  expect(searchWords('#4821')).toEqual(['4821'])
  expect(searchWords('966')).toEqual(['966'])
  expect(searchWords('نورة 0512345678')).toEqual(['نوره', '512345678'])
})

it('has no words for an empty text, and leaves empty parts out', () => {
  expect(searchWords(' \u200F\n')).toEqual([])
  expect(searchText(['', 'a b'])).toBe('\nab')
})
