import type { z } from 'zod'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import type { Route } from '#src/routing/route.ts'
import { idsLike } from './absent.ts'
import { jsonSchemaOf } from './body-places.ts'
import { keyOf } from './routes.ts'
import type { Ask, Ids, Sample } from './sample.ts'

const ID = /ids?$/i
// Belongs to the operator and is the same for all merchants.
const CATALOGUE = /^(channel|discount|feature|orderStatus|package|plan|type)ids?$/i
const ONE = idsLike(1, 'one')
const OTHER = idsLike(2, 'other')

// Merchants are refused before an id is read.
const isForOperator = ({ access }: Route): boolean =>
  Array.isArray(access) && access.every(role => role === 'SuperAdmin')

const isOfCatalogue = ({ path }: Route, name: string): boolean =>
  CATALOGUE.test(/^id$/i.test(name) ? `${path.split('/')[2] ?? ''}Id` : name)

const namesIn = (contract: z.ZodType | undefined): string[] =>
  contract && contract !== NoBody ? Object.keys(jsonSchemaOf(contract).properties ?? {}) : []

/** Returns the ids at the top level of a route's body, query and path contracts. */
const takenBy = ({ params, query, body }: Route, samples: Sample[]): string[] => {
  const contracts = [params, query, body, ...samples.map(({ contract }) => contract)]
  return [...new Set(contracts.flatMap(namesIn).filter(name => ID.test(name)))]
}

const partsOf = ({ path }: Route, { url, json, form }: Ask): [string, string][] => {
  const [address = '', query = ''] = url.split('?')
  const names = path.split('/')
  const segments = address.split('/').map((part, at): [string, string] => [names[at]?.slice(1) ?? '', part])
  const fields = Object.entries({ ...json, ...form }).map(([name, value]): [string, string] => [
    name,
    JSON.stringify(value),
  ])
  return [...segments, ...new URLSearchParams(query).entries(), ...fields]
}

// The parts of the request that change with an id are the ones that carry it.
const questionedBy = (route: Route, { ask, points }: Sample): string[] => {
  const before = partsOf(route, ask(ONE))
  const changed = (name: string) => {
    const ids: Ids = { ...ONE, ...Object.fromEntries(Object.entries(OTHER).filter(([key]) => key === name)) }
    const after = new Map(partsOf(route, ask(ids)))
    return before.filter(([part, value]) => after.get(part) !== value).map(([part]) => part)
  }
  return Object.keys(points ?? {}).flatMap(changed)
}

/**
 * Returns ids that a route accepts and that no request of the matrix replaces with another merchant's, as `POST
 * /path: name`.
 */
export const untestedIds = (route: Route, samples: Sample[]): string[] => {
  if (isForOperator(route)) return []
  const questioned = new Set(samples.flatMap(sample => questionedBy(route, sample)))
  const excused = new Set(samples.flatMap(({ untested }) => Object.keys(untested ?? {})))
  return takenBy(route, samples)
    .filter(name => !questioned.has(name) && !excused.has(name) && !isOfCatalogue(route, name))
    .map(name => `${keyOf(route)}: ${name}`)
}
