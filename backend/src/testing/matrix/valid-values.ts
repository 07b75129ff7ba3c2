import fc from 'fast-check'
import type { z } from 'zod'
import { BAD_TEXTS } from './bad-values.ts'
import type { Ids } from './sample.ts'

type Schema = z.core.JSONSchema.JSONSchema

/** Facts about the value at a place, besides its schema. */
interface Place {
  name: string
  /** the value of a request that works */
  known: unknown
  /** of the caller */
  ids: Ids
}

const LONGEST_TEXT = 5000
const MOST_ITEMS = 4
const HALALAS = 100

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema => isObject(value)

// Some patterns use syntax that cannot be generated from; the known value stands in for those.
const matching = (pattern: string): fc.Arbitrary<string>[] => {
  try {
    return [fc.stringMatching(new RegExp(pattern, 'u'))]
  } catch {
    return []
  }
}

const OF_FORMAT: Record<string, fc.Arbitrary<string>> = {
  'date-time': fc.oneof(
    fc.date({ noInvalidDate: true }).map(date => date.toISOString()),
    fc.constantFrom('0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z', '2028-02-29T23:59:59+14:00'),
  ),
  date: fc.oneof(
    fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map(date => date.toISOString().slice(0, 10)),
    fc.constantFrom('0000-01-01', '0001-01-01', '9999-12-31', '2028-02-29'),
  ),
  email: fc.emailAddress(),
  uuid: fc.uuid(),
  uri: fc.webUrl({ withQueryParameters: true, withFragments: true }),
}

const ofText = ({ pattern, format, minLength = 0, maxLength = LONGEST_TEXT }: Schema) => {
  const formatted = format === undefined ? undefined : OF_FORMAT[format]
  if (formatted) return formatted
  const made = pattern === undefined ? [] : matching(pattern)
  const longest = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT))
  const fitting = BAD_TEXTS.filter(({ length }) => length >= minLength && length <= longest)
  return fc.oneof(
    ...made,
    fc.constantFrom('ض'.repeat(longest), 'x'.repeat(minLength), ...fitting),
    fc.string({ unit: 'grapheme', minLength, maxLength: Math.max(minLength, Math.min(longest, 40)) }),
  )
}

const lowest = ({ minimum, exclusiveMinimum }: Schema): number =>
  Math.max(minimum ?? -1e9, typeof exclusiveMinimum === 'number' ? exclusiveMinimum : -1e9)

const highest = ({ maximum, exclusiveMaximum }: Schema): number =>
  Math.min(maximum ?? 1e9, typeof exclusiveMaximum === 'number' ? exclusiveMaximum : 1e9)

const ofNumber = (schema: Schema): fc.Arbitrary<number> => {
  // Contracts without a limit of their own take every whole number that JSON can hold.
  const min = Math.max(lowest(schema), Number.MIN_SAFE_INTEGER)
  const max = Math.max(min, Math.min(highest(schema), Number.MAX_SAFE_INTEGER))
  const ends = fc.constantFrom(schema.minimum ?? min, schema.maximum ?? max, min + 1, max - 1, 0, 1, 2)
  const whole = fc.integer({ min: Math.ceil(min), max: Math.max(Math.ceil(min), Math.floor(max)) })
  if (schema.type === 'integer') return fc.oneof(ends, whole)
  const near = {
    min: Math.ceil(Math.max(min, -1e6) * HALALAS),
    max: Math.floor(Math.min(max, 1e6) * HALALAS),
  }
  const money = near.min <= near.max ? [fc.integer(near).map(halalas => halalas / HALALAS)] : []
  return fc.oneof(ends, whole, ...money, fc.double({ noNaN: true, min, max }))
}

const ofObject = (schema: Schema, { known, ids }: Place): fc.Arbitrary<unknown> => {
  const knownParts = isObject(known) ? known : {}
  const parts = Object.entries(schema.properties ?? {}).map(([name, part]) => {
    const value = validValue(part, { name, known: knownParts[name], ids })
    const isRequired = (schema.required ?? []).includes(name)
    return [name, isRequired ? value : fc.option(value, { nil: undefined })] as const
  })
  return fc.record(Object.fromEntries(parts))
}

const ofArray = (schema: Schema, { name, known, ids }: Place): fc.Arbitrary<unknown> => {
  const items = Array.isArray(schema.items) ? schema.items[0] : schema.items
  const first: unknown = Array.isArray(known) ? known[0] : undefined
  const item = validValue(items ?? true, { name: name.replace(/s$/, ''), known: first, ids })
  const minLength = schema.minItems ?? 0
  const few = Math.max(minLength, Math.min(schema.maxItems ?? MOST_ITEMS, MOST_ITEMS))
  return fc.array(item, { minLength, maxLength: few })
}

const generated = (schema: Schema, place: Place): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]
  if (choices.length > 0) return fc.oneof(...choices.map(choice => validValue(choice, place)))
  switch (schema.type) {
    case 'object':
      return ofObject(schema, place)
    case 'array':
      return ofArray(schema, place)
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
      return fc.oneof(
        fc.constantFrom(...BAD_TEXTS),
        fc.integer({ min: 0, max: 500 }),
        ofText({ format: 'date' }),
      )
  }
}

const idNamed = (name: string, ids: Ids): unknown => {
  const wanted = name.replace(/^.*\./, '').toLowerCase()
  return Object.entries(ids).find(([key]) => key.toLowerCase() === wanted)?.[1]
}

/**
 * Values for which a schema has a place: those of a request that works, ids of the caller, and generated ones up to the
 * limits. What a contract demands beyond its JSON schema is not seen.
 */
export const validValue = (schema: Schema | boolean, place: Place): fc.Arbitrary<unknown> => {
  const made = isSchema(schema) ? generated(schema, place) : fc.jsonValue()
  const own = idNamed(place.name, place.ids)
  return fc.oneof(
    { arbitrary: made, weight: 3 },
    ...(place.known === undefined ? [] : [{ arbitrary: fc.constant(place.known), weight: 3 }]),
    ...(own === undefined || isObject(place.known) ? [] : [{ arbitrary: fc.constant(own), weight: 3 }]),
  )
}
