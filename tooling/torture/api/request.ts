import type { Call } from './call.ts'
import type { Operation } from './contract.ts'
import { sampleOf } from './sample.ts'

/** Values of one request by location. */
export interface Values {
  query: Record<string, string>
  path: Record<string, string>
  body: Record<string, unknown> | undefined
}

/** Returns sample values of the required parameters and body fields of an endpoint. */
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

/** Returns the request of an endpoint with these values. */
export const requestOf = ({ method, path }: Operation, { query, path: parts, body }: Values): Call => {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parts[name] ?? ''))
  const search = new URLSearchParams(query).toString()
  return { method, path: search ? `${filled}?${search}` : filled, ...(body && { json: body }) }
}
