import { AppError } from '#src/errors/errors.ts'
import { readJson } from './read-json.ts'

const KIBIBYTE = 1024

const outcomeOf = (text: string, limit = 64 * KIBIBYTE): unknown => {
  try {
    return readJson(Buffer.from(text), { limit })
  } catch (error) {
    return error instanceof AppError ? error.facts.code : error
  }
}
const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)

it.each([
  ['a nested list', nested(33)],
  ['a nested object', `${'{"a":'.repeat(4000)}1${'}'.repeat(4000)}`],
  ['nesting after a text that looks like an end', `{"a":"]]]\\"]]]","b":${nested(33)}}`],
  ['nesting that is never closed', '['.repeat(100_000)],
  ['more values than the size allows for', `[${'1,'.repeat(5000)}1]`],
  ['more keys than the size allows for', `{${Array.from({ length: 5000 }, (_, at) => `"${at}":1`).join()}}`],
  ['more empty objects than the size allows for', `[${'{},'.repeat(5000)}{}]`],
])('refuses %s before it is parsed', (_what, text) => {
  expect(outcomeOf(text)).toBe('json_too_complex')
})

it('accepts everything that contracts need: 32 levels, thousands of values, long texts full of signs', () => {
  expect(outcomeOf(nested(32))).toEqual(JSON.parse(nested(32)))
  const numbers = Array.from({ length: 4000 }, (_, at) => at)
  expect(outcomeOf(JSON.stringify(numbers))).toEqual(numbers)
  const text = '[{,"\\'.repeat(5000)
  expect(outcomeOf(JSON.stringify({ text }))).toEqual({ text })
})

it('removes keys that reach a prototype if losing the message would be worse', () => {
  const bytes = Buffer.from('{"id":1,"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}')
  expect(readJson(bytes, { limit: KIBIBYTE, prototypeKeys: 'remove' })).toEqual({ id: 1 })
  expect(outcomeOf(bytes.toString())).toBe('malformed_json')
})
