import fc from 'fast-check'
import type { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

const LONG = 5000

/** Texts that are known to break servers; see "inputs known to break such servers" in the hardening docs. */
export const BAD_TEXTS = [
  ...[
    '',
    ' ',
    '0',
    '-1',
    '-0',
    '00',
    '+1',
    '1.5',
    '1e9',
    '0x10',
    'NaN',
    'Infinity',
    'null',
    'true',
    'undefined',
  ],
  ...['2147483648', '4294967296', '9223372036854775808', '9'.repeat(400), '٣٤', '۱۲', '１２'],
  ...['\0', 'a\0b', '\u202Egpj', '\uFEFF', '\uFFFF', '\u200C', '👩🏽‍🍳', 'نص', 'é'.normalize('NFD')],
  ...[
    '\\',
    'a\\',
    '%',
    '_%',
    "'",
    "'; drop table app_user; --",
    '${7*7}',
    '{{7*7}}',
    '<script>alert(1)</script>',
  ],
  ...['../../etc/passwd', '..%2f', '%00', '%E0%A4%A', '=cmd()', '[]', '{}', '[object Object]', '__proto__'],
  ...[
    '0000-00-00',
    '2026-02-30T00:00:00Z',
    '9999-12-31T23:59:59Z',
    '+275760-09-13T00:00:00Z',
    '24:00',
    '99:99',
  ],
  ...['a@b', 'a@b.co\r\nBcc: c@d.co', 'x'.repeat(LONG), 'ض'.repeat(LONG)],
]

/**
 * JSON values that are known to break servers. Half a surrogate pair is written as an escape so that it survives
 * transport.
 */
export const BAD_VALUES: unknown[] = [
  ...BAD_TEXTS,
  ...['\ud800', '\udc00a', 'a\ud83d'],
  ...[null, true, false, 0, -0, -1, 1.5, 0.1 + 0.2, 1e-7, 1e21, 1e308, 99_999.995],
  ...[2 ** 31 - 1, 2 ** 31, 2 ** 53, 2 ** 64, -(2 ** 63)],
  ...[[], {}, [[]], [null], [{}], ['a', 1], Array(1000).fill(1), { length: 1 }, { toString: 1 }, { $gt: '' }],
]

const optional = (schema: Schema, key: string): boolean => !(schema.required ?? []).includes(key)

const ofObject = (schema: Schema): fc.Arbitrary<unknown> => {
  const keys = Object.entries(schema.properties ?? {})
  const known = keys.map(([key, part]): [string, fc.Arbitrary<unknown>] => [
    key,
    optional(schema, key) ? fc.option(nearly(part), { nil: undefined }) : nearly(part),
  ])
  return fc.record(Object.fromEntries(known))
}

const ofText = ({ pattern, format, maxLength = 80 }: Schema): fc.Arbitrary<unknown> => {
  const made = [fc.string({ unit: 'grapheme', maxLength: Math.min(maxLength, 400) })]
  if (pattern) made.push(fc.stringMatching(new RegExp(pattern)))
  if (format === 'date-time') made.push(fc.date({ noInvalidDate: true }).map(date => date.toISOString()))
  if (format === 'email') made.push(fc.emailAddress())
  if (format === 'uuid') made.push(fc.uuid())
  return fc.oneof(...made)
}

const ofNumber = ({ type, minimum = -1e9, maximum = 1e9 }: Schema): fc.Arbitrary<unknown> =>
  type === 'integer'
    ? fc.oneof(fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum, maximum + 1))
    : fc.double({ noNaN: true, min: minimum, max: maximum })

const fitting = (schema: Schema): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choices.length > 0) return fc.oneof(...choices.map(nearly))
  switch (schema.type) {
    case 'object':
      return ofObject(schema)
    case 'array':
      return fc.array(nearly(Array.isArray(schema.items) ? true : (schema.items ?? true)), { maxLength: 5 })
    case 'string':
      return ofText(schema)
    case 'integer':
    case 'number':
      return ofNumber(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.jsonValue()
  }
}

/** Returns values that a contract accepts, or would accept but for one detail. */
export const nearly = (schema: Schema | boolean): fc.Arbitrary<unknown> => {
  if (typeof schema === 'boolean') return fc.constantFrom(...BAD_VALUES)
  return fc.oneof(
    { arbitrary: fitting(schema), weight: 7 },
    { arbitrary: fc.constantFrom(...BAD_VALUES), weight: 1 },
  )
}
