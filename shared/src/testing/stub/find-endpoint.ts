import type { Endpoint, EndpointKey, Method } from '#src/contracts/endpoints/endpoint.ts'
import { endpoints } from '#src/contracts/endpoints/endpoints.ts'
import { StubRefusal } from './problem.ts'

export interface FoundEndpoint {
  key: EndpointKey
  method: Method
  endpoint: Endpoint
  params: Record<string, string>
}

interface Pattern {
  key: EndpointKey
  method: Method
  endpoint: Endpoint
  path: RegExp
  names: string[]
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const satisfies Method[]

// Names in addresses are case-insensitive, too (specification#wire).
const patternOf = ([key, endpoint]: [EndpointKey, Endpoint]): Pattern[] => {
  const [verb, path = ''] = key.split(' ')
  const method = METHODS.find(each => each === verb)
  if (!method) return []
  const names = [...path.matchAll(/:(\w+)/g)].flatMap(([, name]) => name ?? [])
  const source = path.replaceAll('.', '[.]').replaceAll(/:\w+/g, '([^/]+)')
  return [{ key, method, endpoint, names, path: new RegExp(`^${source}$`, 'i') }]
}

const entriesOf = (table: Record<EndpointKey, Endpoint>): [EndpointKey, Endpoint][] =>
  Object.keys(table).flatMap(name => {
    const key = isKey(name) ? name : null
    const endpoint = key && table[key]
    return key && endpoint ? [[key, endpoint] satisfies [EndpointKey, Endpoint]] : []
  })

const isKey = (name: string): name is EndpointKey => /^(GET|POST|PUT|DELETE) \//.test(name)

// Fixed paths come before paths with parameters.
const PATTERNS = entriesOf(endpoints)
  .flatMap(patternOf)
  .sort((one, other) => one.names.length - other.names.length)

/** Returns the endpoint of a call. Refuses with `not_found` if there is none. */
export const findEndpoint = ({ method, path }: { method: string; path: string }): FoundEndpoint => {
  const found = PATTERNS.find(each => each.method === method && each.path.test(path))
  if (!found) throw new StubRefusal('not_found', { detail: `There is no ${method} ${path}.` })
  const [, ...values] = found.path.exec(path) ?? []
  const params = Object.fromEntries(
    found.names.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]),
  )
  return { key: found.key, method: found.method, endpoint: found.endpoint, params }
}
