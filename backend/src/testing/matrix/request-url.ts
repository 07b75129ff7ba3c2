import type { Route } from '#src/routing/route.ts'
import { jsonSchemaOf } from './body-places.ts'

const QUERY = /\?.*$/

export const pathOf = (url: string): string => url.replace(QUERY, '')

export const pairsOf = (url: string): [string, string][] => [
  ...new URLSearchParams(QUERY.exec(url)?.[0] ?? '').entries(),
]

export const urlOf = (path: string, pairs: [string, string][]): string =>
  `${path}?${pairs.map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`).join('&')}`

/** Returns the query names of the route's contract and of the request. */
export const queryNames = ({ query }: Route, url: string): string[] => {
  const known = Object.keys((query && jsonSchemaOf(query).properties) ?? {})
  return [...new Set([...known, ...pairsOf(url).map(([name]) => name)])]
}
