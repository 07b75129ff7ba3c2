import { call, read } from './call.ts'

/** The keywords of a JSON schema from which requests are generated. */
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

/** One endpoint, as the server's OpenAPI document describes it. */
export interface Operation {
  method: string
  path: string
  tag: string
  /** True when the endpoint requires a signed-in person. */
  isGuarded: boolean
  parameters: Parameter[]
  /** Schema of the JSON body; undefined without a body or with another content type. */
  body: Schema | undefined
  /** Error codes that the document lists for this endpoint. */
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

/** Returns every endpoint in the server's OpenAPI document. Throws when there is none. */
export const readDocument = async (url: string): Promise<Operation[]> => {
  const { text, status } = await call(url, { path: '/docs/json' })
  const paths: Record<string, Record<string, Described>> = read(text)?.paths ?? {}
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(path, method, described)),
  )
  if (operations.length === 0) throw new Error(`The server describes no endpoint (${status})`)
  return operations
}
