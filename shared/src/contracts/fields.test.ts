import { fieldErrorsOf } from './field-errors.ts'
import { BothNames, CompanyNumber, VatNumber } from './fields.ts'
import { z } from 'zod'

const Named = z.strictObject({ name: BothNames })

const read = (name: unknown) => {
  const { data, error } = Named.safeParse({ name }, { reportInput: true })
  return error ? fieldErrorsOf(error) : data?.name
}

it('accepts a name as the JSON text of an answer and as an object', () => {
  const names = { ar: ' كبسة ', en: 'Kabsa' }
  expect(read(JSON.stringify(names))).toEqual({ ar: 'كبسة', en: 'Kabsa' })
  expect(read(names)).toEqual({ ar: 'كبسة', en: 'Kabsa' })
  expect(read('{"en":"Kabsa"}')).toEqual({ ar: '', en: 'Kabsa' })
})

it.each([
  ['both empty', { ar: '', en: '' }, { name: ['invalid_name'] }],
  ['a letter alone', { ar: 'x', en: 'Kabsa' }, { 'name.ar': ['too_small_string:2'] }],
  [
    'two errors',
    { ar: 'x', en: 'a\u202Eb' },
    { 'name.ar': ['too_small_string:2'], 'name.en': ['invalid_text'] },
  ],
  ['a third language', { en: 'Kabsa', fr: 'Kabsa' }, { 'name.fr': ['unknown_field'] }],
  ['a number for a text', { en: 5 }, { 'name.en': ['invalid_type'] }],
  ['depth where a text belongs', { en: { en: [{}] } }, { 'name.en': ['invalid_type'] }],
  ['NUL', { en: 'a\0b' }, { 'name.en': ['unstorable_text'] }],
  ['half a surrogate pair', { en: 'a\uD800b' }, { 'name.en': ['unstorable_text'] }],
])('reports %s equally in both forms', (_error, names, errors) => {
  expect(read(names)).toEqual(errors)
  expect(read(JSON.stringify(names))).toEqual(errors)
})

it('refuses text that is no JSON object with names as a whole', () => {
  expect(read('Kabsa')).toEqual({ name: ['malformed_json'] })
  expect(read('{"en":"Kabsa"')).toEqual({ name: ['malformed_json'] })
  for (const text of ['null', '5', '"Kabsa"', '["Kabsa"]'])
    expect(read(text)).toEqual({ name: ['invalid_type'] })
  expect(read('['.repeat(3000))).toEqual({ name: ['too_big_string:2500'] })
  expect(read(5)).toEqual({ name: ['invalid_type'] })
  expect(read(undefined)).toEqual({ name: ['required'] })
})

it('ignores a key that would reach the prototype', () => {
  const { data } = Named.safeParse({ name: '{"en":"Kabsa","__proto__":{"ar":"x"}}' })
  expect(data?.name ?? {}).not.toHaveProperty('ar', 'x')
})

it.each([
  ['in Arabic digits', '٣١٠٠٠٠٠٠٠٠٠٠٠٠٣'],
  ['in groups', '310 000 000 000 003'],
  ['out of a message, with marks that nobody sees', '\u202A310000000000003\u202C\u200F'],
])('accepts a VAT number %s', (_name, text) => {
  expect(VatNumber.parse(text)).toBe('310000000000003')
})

it.each(['31000000000000', '410000000000003', '310000000000004', '3100000000000031', '31000000000000o'])(
  'refuses the VAT number %s',
  text => {
    expect(VatNumber.safeParse(text).success).toBe(false)
  },
)

it('accepts a company number as copied from a register', () => {
  expect(CompanyNumber.parse('\u200E١٠١٠ ٠٠٠٠٠٠\u200E')).toBe('1010000000')
  expect(CompanyNumber.safeParse('101000000').success).toBe(false)
})
