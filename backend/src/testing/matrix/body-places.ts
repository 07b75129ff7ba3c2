import { z } from 'zod'

type Schema = z.core.JSONSchema.JSONSchema

/** An object inside a body: its path, and the keys that its contract allows there. */
export interface Place {
  path: string[]
  known: string[]
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSchema = (value: unknown): value is Schema => isObject(value)

const partsOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : []

/** Returns the JSON schema of a contract's input, for tests that generate bodies. */
export const jsonSchemaOf = (contract: z.ZodType): Schema =>
  z.toJSONSchema(contract, { io: 'input', unrepresentable: 'any' })

/** Returns a schema and each alternative of its `anyOf`, `oneOf` and `allOf`. */
const variantsOf = (schema: Schema): Schema[] => {
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].filter(isSchema)
  return [schema, ...inner.flatMap(variantsOf)]
}

const childrenOf = (variants: Schema[], key: string): Schema[] =>
  variants
    .flatMap(({ properties, items }) => [properties?.[key], /^\d+$/.test(key) ? items : undefined])
    .filter(isSchema)
    .flatMap(variantsOf)

const walk = (variants: Schema[], value: unknown, path: string[]): Place[] => {
  const below = partsOf(value).flatMap(([key, part]) => walk(childrenOf(variants, key), part, [...path, key]))
  const properties = variants.map(each => each.properties).filter(each => each !== undefined)
  if (!isObject(value) || properties.length === 0) return below
  return [{ path, known: properties.flatMap(each => Object.keys(each)) }, ...below]
}

/** Returns every object of a body with fixed keys. Maps from arbitrary keys are excluded. */
export const placesIn = (contract: z.ZodType, body: unknown): Place[] =>
  walk(variantsOf(jsonSchemaOf(contract)), body, [])

/** Returns the body with the value set at a path. */
export const withValue = (body: unknown, path: string[], value: unknown): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(body))
    return body.map((part, at) => (String(at) === key ? withValue(part, rest, value) : part))
  return isObject(body) ? { ...body, [key]: withValue(body[key], rest, value) } : body
}

export const valueAt = (body: unknown, path: string[]): unknown => {
  const [key, ...rest] = path
  if (key === undefined) return body
  const part = partsOf(body).find(([name]) => name === key)
  return part && valueAt(part[1], rest)
}

/** Returns the paths of all single values in a body. */
export const leavesOf = (body: unknown, path: string[] = []): string[][] =>
  typeof body === 'object' && body !== null
    ? partsOf(body).flatMap(([key, part]) => leavesOf(part, [...path, key]))
    : [path]
