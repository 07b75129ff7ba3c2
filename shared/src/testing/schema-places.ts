import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/** One place of what a contract takes: where it is, and what may stand there, as data. */
export interface SchemaPlace {
  path: string
  schema: Schema
}

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null

const walk = (schema: unknown, path: string): SchemaPlace[] => {
  if (!isSchema(schema)) return []
  const variants = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])]
  const fields = Object.entries(schema.properties ?? {})
  return [
    { path, schema },
    ...variants.flatMap(each => walk(each, path)),
    ...fields.flatMap(([name, each]) => walk(each, path === '' ? name : `${path}.${name}`)),
    ...walk(schema.items, `${path}[]`),
    ...walk(schema.additionalProperties, `${path}.*`),
  ]
}

/** Every place of a contract, however deep; each of several variants is one of its own. */
export const schemaPlaces = (contract: z.ZodType): SchemaPlace[] =>
  walk(z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }), '')
