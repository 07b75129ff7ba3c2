import { languageOf } from './language.ts'

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr-FR, de', 'en'],
  ['ar', 'ar'],
  ['ar-SA,ar;q=0.9,en;q=0.8', 'ar'],
  ['en-GB,ar;q=0.9', 'en'],
  ['en;q=0.3, ar;q=0.7', 'ar'],
  ['ar;q=0, en', 'en'],
  ['arc', 'en'],
])('reads %p as %s', (header, language) => {
  expect(languageOf(header)).toBe(language)
})
