import fc from 'fast-check'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import type { AllowedRequest } from './allowed-requests.ts'
import { BAD_TEXTS, BAD_VALUES, nearly } from './bad-values.ts'
import { jsonSchemaOf, leavesOf, withValue } from './body-places.ts'
import { pairsOf, pathOf, queryNames, urlOf } from './request-url.ts'
import type { Ask } from './sample.ts'

const badText = fc.oneof(fc.constantFrom(...BAD_TEXTS), fc.string({ unit: 'grapheme', maxLength: 30 }))

const spoiledBody = (body: object): fc.Arbitrary<unknown> => {
  const value = fc.oneof(fc.constantFrom(...BAD_VALUES), fc.jsonValue())
  const leaves = leavesOf(body)
  // Without leaves there is nothing to replace inside the body, so the whole body is replaced.
  if (leaves.length === 0) return value
  const change = fc.tuple(fc.constantFrom(...leaves), value)
  return fc
    .array(change, { minLength: 1, maxLength: 3 })
    .map(changes => changes.reduce<unknown>((spoiled, [path, bad]) => withValue(spoiled, path, bad), body))
}

const bodyFor = ({ route, sample }: AllowedRequest, ask: Ask): fc.Arbitrary<Partial<Ask>> => {
  const part = ask.form ? 'form' : 'json'
  const contract = sample.contract ?? (route.body === NoBody ? undefined : route.body)
  const body = ask[part]
  if (!body || !contract) return fc.constant({})
  return fc
    .oneof(nearly(jsonSchemaOf(contract)), spoiledBody(body))
    .map(made => ({ [part]: typeof made === 'object' && made !== null ? made : { made } }))
}

const queryFor = ({ route }: AllowedRequest, ask: Ask): fc.Arbitrary<[string, string][]> => {
  const sent = pairsOf(ask.url)
  const names = queryNames(route, ask.url)
  if (names.length === 0) return fc.constant([])
  const changes = fc.dictionary(fc.constantFrom(...names), badText, { maxKeys: 3 })
  return changes.map(bad => Object.entries({ ...Object.fromEntries(sent), ...bad }))
}

// Half of the requests keep their path, because a broken id in the path is refused before anything else is checked.
const pathFor = ({ route }: AllowedRequest, ask: Ask): fc.Arbitrary<string> => {
  const path = pathOf(ask.url)
  if (!route.path.includes(':')) return fc.constant(path)
  const segments = route.path.split('/')
  const bad = badText.map(text =>
    path
      .split('/')
      .map((part, at) => (segments[at]?.startsWith(':') ? encodeURIComponent(text) : part))
      .join('/'),
  )
  return fc.oneof(fc.constant(path), bad)
}

/**
 * Returns nearly valid requests of one route: generated from its contracts, or the valid request with some values
 * replaced.
 */
export const badRequests = (allowed: AllowedRequest, ask: Ask): fc.Arbitrary<Ask> =>
  fc
    .tuple(pathFor(allowed, ask), queryFor(allowed, ask), bodyFor(allowed, ask))
    .map(([path, pairs, body]) => ({ ...ask, ...body, url: pairs.length > 0 ? urlOf(path, pairs) : path }))
