import { call, read } from './call.ts'

/** A part of a JSON schema, as far as requests are made from it. */
export interface Schema {
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  minimum?: number
  minLength?: number
  minItems?: number
  format?: string
}

export interface Parameter {
  name: string
  in: 'query' | 'path'
  isRequired: boolean
  schema: Schema
}

/** One endpoint as the server's own document describes it. */
export interface Operation {
  method: string
  path: string
  tag: string
  /** a person has to sign in */
  isGuarded: boolean
  parameters: Parameter[]
  /** of a JSON body; undefined when it takes none, or another kind */
  body: Schema | undefined
  /** every code that it says it may refuse with */
  errors: Set<string>
}

interface Described {
  tags?: string[]
  security?: unknown[]
  parameters?: { name: string; in: 'query' | 'path'; required?: boolean; schema: Schema }[]
  requestBody?: { content?: Record<string, { schema: Schema }> }
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>
}

const errorsOf = ({ responses = {} }: Described): Set<string> =>
  new Set(
    Object.values(responses).flatMap(({ content }) =>
      (content?.['application/problem+json']?.schema.properties?.code?.enum ?? []).map(String),
    ),
  )

const operationOf = (path: string, method: string, described: Described): Operation => {
  const body = described.requestBody?.content?.['application/json']?.schema
  return {
    method: method.toUpperCase(),
    path,
    tag: described.tags?.[0] ?? 'other',
    isGuarded: (described.security ?? []).length > 0,
    parameters: (described.parameters ?? []).map(({ required, ...facts }) => ({
      ...facts,
      isRequired: required === true,
    })),
    errors: errorsOf(described),
    body: body && Object.keys(body).length > 0 ? body : undefined,
  }
}

export const nameOf = ({ method, path }: Operation): string => `${method} ${path}`

/** Every endpoint that the server serves, by its own document. */
export const readDocument = async (url: string): Promise<Operation[]> => {
  const { text, status } = await call(url, { path: '/docs/json' })
  const paths: Record<string, Record<string, Described>> = read(text)?.paths ?? {}
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  )
  if (operations.length === 0) throw new Error(`The server describes no endpoint (${status})`)
  return operations
}
