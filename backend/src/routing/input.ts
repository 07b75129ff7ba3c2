import { z } from 'zod'
import { fieldErrorsOf } from '@sufra/shared/contracts/field-errors'
import { isUnstorable } from '@sufra/shared/contracts/text'
import { validation } from '#src/errors/errors.ts'
import type { FieldErrors } from '#src/errors/errors.ts'

const MOST_ERRORS = 1000

// PostgreSQL cannot store such text, so it is refused whatever the contract allows.
const findUnstorable = (value: unknown, path: string): string | undefined => {
  if (typeof value === 'string') return isUnstorable(value) ? path : undefined
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return undefined
  for (const [key, part] of Object.entries(value)) {
    const inner = path ? `${path}.${key}` : key
    const found = isUnstorable(key) ? path : findUnstorable(part, inner)
    if (found !== undefined) return found
  }
  return undefined
}

// Limited, because an answer with thousands of the sender's own names is of no use.
const firstOf = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).slice(0, MOST_ERRORS))

/** Parses input by a contract, or throws `validation_failed`. Also for parts of a multipart body. */
export const parseInput = <Schema extends z.ZodType>(schema: Schema, value: unknown): z.output<Schema> => {
  const unstorable = findUnstorable(value, '')
  if (unstorable !== undefined) throw validation({ [unstorable || 'body']: ['unstorable_text'] })
  const result = schema.safeParse(value, { reportInput: true })
  if (!result.success) throw validation(firstOf(fieldErrorsOf(result.error)))
  return result.data
}

/** Query names bind case-insensitively (specification#wire): returns every known name in the contract's spelling. */
export const bindQueryNames = (schema: z.ZodType, query: object): Record<string, unknown> => {
  const spelling = new Map<string, string>()
  if (schema instanceof z.ZodObject) {
    for (const name of Object.keys(schema.shape)) spelling.set(name.toLowerCase(), name)
  }
  const bound = new Map<string, unknown>()
  for (const [name, value] of Object.entries(query)) {
    const known = spelling.get(name.toLowerCase())
    if (known === undefined) continue
    // Two spellings of one name count as a repeated parameter, which every contract refuses.
    bound.set(known, bound.has(known) ? [value] : value)
  }
  return Object.fromEntries(bound)
}
