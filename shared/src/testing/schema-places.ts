import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/** One position in the input of a contract: its path, and its JSON schema. */
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

/** Returns every position of a contract, at any depth. Each of several variants has its own. */
export const schemaPlaces = (contract: z.ZodType): SchemaPlace[] =>
  walk(z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' }), '')
