import fc from 'fast-check'
import type { z } from 'zod'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import type { Route } from '#src/routing/route.ts'
import { bindQueryNames, parseInput } from '#src/routing/input.ts'
import { jsonSchemaOf } from './body-places.ts'
import { pairsOf, pathOf, urlOf } from './request-url.ts'
import type { Ask, Ids, Sample } from './sample.ts'
import { validValue } from './valid-values.ts'

const MOST_REPAIRS = 4

type Fields = Record<string, unknown>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isTaken = (contract: z.ZodType, value: unknown): boolean => {
  try {
    parseInput(contract, value)
    return true
  } catch {
    return false
  }
}

/** Puts back the fields that the contract refuses, until it takes the whole; the value that works when it never does. */
const repaired = (contract: z.ZodType, made: unknown, known: unknown): unknown => {
  if (!isFields(made) || !isFields(known)) return isTaken(contract, made) ? made : known
  let value: Fields = made
  for (let turn = 0; turn < MOST_REPAIRS; turn += 1) {
    const { error } = contract.safeParse(value)
    if (!error) return isTaken(contract, value) ? value : known
    const refused = new Set(error.issues.map(({ path }) => String(path[0])))
    const kept = Object.entries(value).filter(([name]) => !refused.has(name))
    const back = Object.entries(known).filter(([name]) => refused.has(name))
    value = Object.fromEntries([...kept, ...back])
  }
  return isTaken(contract, value) ? value : known
}

const bodyFor = (route: Route, { sample, ask, ids }: Source): fc.Arbitrary<Partial<Ask>> => {
  const part = ask.form ? 'form' : 'json'
  const contract = sample.contract ?? (route.body === NoBody ? undefined : route.body)
  const known = ask[part]
  if (!known || !contract) return fc.constant({})
  return validValue(jsonSchemaOf(contract), { name: '', known, ids }).map(made => {
    const body = repaired(contract, made, known)
    return { [part]: isFields(body) ? body : known }
  })
}

const queryFor = ({ query }: Route, { ask, ids }: Source): fc.Arbitrary<[string, string][]> => {
  const pairs = pairsOf(ask.url)
  if (!query) return fc.constant(pairs)
  const known = bindQueryNames(query, Object.fromEntries(pairs))
  return validValue(jsonSchemaOf(query), { name: '', known, ids }).map(made => {
    const texts = Object.entries(isFields(made) ? made : {})
      .filter(([, value]) => value !== undefined && value !== null && typeof value !== 'object')
      .map(([name, value]) => [name, String(value)] as const)
    const taken = repaired(query, Object.fromEntries(texts), known)
    return Object.entries(isFields(taken) ? taken : {}).map(([name, value]) => [name, String(value)])
  })
}

interface Source {
  sample: Sample
  /** the request that works */
  ask: Ask
  ids: Ids
}

/** Requests that the contracts of a route take, with things of the caller and values up to the limits. */
export const validRequests = (route: Route, source: Source): fc.Arbitrary<Ask> =>
  fc.tuple(queryFor(route, source), bodyFor(route, source)).map(([pairs, body]) => {
    const path = pathOf(source.ask.url)
    return { ...source.ask, ...body, url: pairs.length > 0 ? urlOf(path, pairs) : path }
  })
