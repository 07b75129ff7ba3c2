import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fieldKeyOf, fieldTextOf } from './field-texts.ts'
import { MIN_PASSWORD } from './password.ts'

const here = path.resolve(__dirname)
const sources = readdirSync(here)
  .filter(name => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map(name => readFileSync(path.join(here, name), 'utf8'))

/** Message keys of contracts: `error: 'no_hours'`, and those of added issues. */
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

it('has texts in both languages for every message key', () => {
  expect(keys.size).toBeGreaterThan(40)
  const unsaid = [...keys].filter(key =>
    ['ar', 'en'].some(language => fieldTextOf(key, language === 'ar' ? 'ar' : 'en') === key),
  )
  expect(unsaid).toEqual([])
})

it('uses Arabic letters only in Arabic texts', () => {
  const arabic = /\p{Script=Arabic}/u
  const mixed = [...keys].filter(
    key => !arabic.test(fieldTextOf(key, 'ar')) || arabic.test(fieldTextOf(key, 'en')),
  )
  expect(mixed).toEqual([])
})

it('inserts a limit literally, with currency signs', () => {
  expect(fieldTextOf(`too_small_string:${MIN_PASSWORD}`, 'en')).toBe('At least 8 characters.')
  expect(fieldTextOf('too_big_number:99999.99', 'ar')).toContain('99999.99')
  expect(fieldTextOf('too_big_number:$&', 'en')).toContain('$&')
  expect(fieldTextOf('same_as_row:7', 'ar')).toContain('7')
})

it('returns text that is no key unchanged', () => {
  for (const text of ['Kabsa: not now', 'constructor', '', '__proto__'])
    expect(fieldTextOf(text, 'en')).toBe(text)
})

it('finds the key of a sentence in either language, for its translation', () => {
  for (const key of ['required', 'invalid_mobile', 'given_twice', 'no_hours'])
    for (const language of ['ar', 'en'] as const) expect(fieldKeyOf(fieldTextOf(key, language))).toBe(key)
  expect(fieldKeyOf('somebody else wrote this')).toBeNull()
})
