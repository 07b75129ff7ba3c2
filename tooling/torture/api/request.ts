import type { Call } from './call.ts'
import type { Operation } from './contract.ts'
import { sampleOf } from './sample.ts'

/** The values of one request, by where they stand. */
export interface Values {
  query: Record<string, string>
  path: Record<string, string>
  body: Record<string, unknown> | undefined
}

/** The least that an endpoint asks for. */
export const leastOf = ({ parameters, body }: Operation): Values => {
  const of = (where: 'query' | 'path') =>
    Object.fromEntries(
      parameters
        .filter(each => each.in === where && (each.isRequired || where === 'path'))
        .map(({ name, schema }) => [name, String(sampleOf(schema, name))]),
    )
  const made = body && sampleOf(body)
  return { query: of('query'), path: of('path'), body: made ? { ...Object(made) } : undefined }
}

/** The request of an endpoint with these values. */
export const requestOf = ({ method, path }: Operation, { query, path: parts, body }: Values): Call => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return { method, path: search ? `${filled}?${search}` : filled, ...(body && { json: body }) }
}
