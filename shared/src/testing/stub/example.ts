import { z } from 'zod'

type Schema = z.core.JSONSchema.BaseSchema
type Part = z.core.JSONSchema._JSONSchema

const MOMENT = '2026-03-01T12:00:00.000Z'
const OF_FORMAT: Record<string, string> = {
  'date-time': MOMENT,
  date: MOMENT.slice(0, 10),
  time: '12:00:00',
  uuid: '00000000-0000-4000-8000-000000000000',
  email: 'somebody@sufra.test',
  uri: 'https://sufra.test/',
}

// Values for texts with a format: names, months, versions, colors, hashes.
const WORDS = ['sample', '2026-03', '1.0.0-0a1b2c3d4e', '#000000', '10:00', `sha384-${'A'.repeat(64)}`]

const textOf = ({ format = '', pattern, minLength = 0 }: Schema): string => {
  const form = pattern === undefined ? null : new RegExp(pattern, 'u')
  return OF_FORMAT[format] ?? WORDS.find(word => form?.test(word)) ?? 'x'.repeat(minLength)
}

const numberOf = ({ minimum = 0, exclusiveMinimum }: Schema): number =>
  typeof exclusiveMinimum === 'number' ? exclusiveMinimum + 1 : Math.max(minimum, 0)

const objectOf = ({ properties = {}, required = [], additionalProperties }: Schema): object =>
  Object.fromEntries(required.map(name => [name, valueOf(properties[name] ?? additionalProperties)]))

const listOf = ({ minItems = 0, items, prefixItems }: Schema): unknown[] => {
  if (prefixItems) return prefixItems.map(valueOf)
  const first = Array.isArray(items) ? items[0] : items
  return Array.from({ length: minItems }, () => valueOf(first))
}

const isNull = (part: Part): boolean => typeof part === 'object' && part.type === 'null'

// Null if allowed, otherwise the first variant.
const oneOf = (parts: Part[]): unknown => (parts.some(isNull) ? null : valueOf(parts[0]))

const ofType = (schema: Schema): unknown => {
  switch (schema.type) {
    case 'string':
      return textOf(schema)
    case 'number':
    case 'integer':
      return numberOf(schema)
    case 'boolean':
      return false
    case 'array':
      return listOf(schema)
    case 'object':
      return objectOf(schema)
    default:
      return null
  }
}

const valueOf = (part: Part | undefined): unknown => {
  if (typeof part !== 'object') return null
  const parts = part.anyOf ?? part.oneOf
  if (parts) return oneOf(parts)
  if (part.allOf) return Object.assign({}, ...part.allOf.map(valueOf))
  if (part.const !== undefined) return part.const
  return part.enum?.[0] ?? ofType(part)
}

/**
 * Returns the smallest value that a contract allows as an answer, or as `input` of a request: empty lists, null if
 * allowed, the first of several values. Ignores refinements beyond the JSON schema, so callers validate the value by the
 * contract.
 */
export const exampleOf = (contract: z.ZodType, io: 'input' | 'output' = 'output'): unknown =>
  valueOf(z.toJSONSchema(contract, { io, unrepresentable: 'any' }))
