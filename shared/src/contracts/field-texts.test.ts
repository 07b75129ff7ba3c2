import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fieldKeyOf, fieldTextOf } from './field-texts.ts'
import { MIN_PASSWORD } from './password.ts'

const here = path.resolve(__dirname)
const sources = readdirSync(here)
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => readFileSync(path.join(here, name), 'utf8'))

/** The keys that contracts refuse with: `error: 'no_hours'`, and the like where a rule adds an issue. */
const keys = new Set(
  sources
    .flatMap(source => [
      ...source.matchAll(/\b(?:error|message): (?:days < 0 \? )?'([a-z]+(?:_[a-z]+)*)'(?: : '([a-z_]+)')?/g),
      ...source.matchAll(/\brefuse\('\w+', '([a-z_]+)'/g),
      ...source.matchAll(/return \['\w+', '([a-z_]+)'\]/g),
      ...source.matchAll(/(?:digits|normalised)\([^\n]*, '([a-z_]+)'\)/g),
    ])
    .flatMap(([, ...found]) => found)
    .filter(key => key !== undefined),
)

it('whatever a contract refuses with is said in both languages', () => {
  expect(keys.size).toBeGreaterThan(40)
  const unsaid = [...keys].filter(key =>
    ['ar', 'en'].some(language => fieldTextOf(key, language === 'ar' ? 'ar' : 'en') === key),
  )
  expect(unsaid).toEqual([])
})

it('Arabic is written in Arabic and English without any', () => {
  const arabic = /\p{Script=Arabic}/u
  const mixed = [...keys].filter(
    key => !arabic.test(fieldTextOf(key, 'ar')) || arabic.test(fieldTextOf(key, 'en')),
  )
  expect(mixed).toEqual([])
})

it('a limit stands in its sentence as it is, signs of money included', () => {
  expect(fieldTextOf(`too_small_string:${MIN_PASSWORD}`, 'en')).toBe('At least 8 characters.')
  expect(fieldTextOf('too_big_number:99999.99', 'ar')).toContain('99999.99')
  expect(fieldTextOf('too_big_number:$&', 'en')).toContain('$&')
  expect(fieldTextOf('same_as_row:7', 'ar')).toContain('7')
})

it('what is no key stays as it is: it is in words already', () => {
  for (const text of ['Kabsa: not now', 'constructor', '', '__proto__'])
    expect(fieldTextOf(text, 'en')).toBe(text)
})

it('a sentence is known again by its key in both languages, so that it can be said in the other one', () => {
  for (const key of ['required', 'invalid_mobile', 'given_twice', 'no_hours'])
    for (const language of ['ar', 'en'] as const) expect(fieldKeyOf(fieldTextOf(key, language))).toBe(key)
  expect(fieldKeyOf('somebody else wrote this')).toBeNull()
})
