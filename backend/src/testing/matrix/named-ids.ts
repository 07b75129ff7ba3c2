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
const ELSEWHERE = new Set([
  // Valid only together with its code; covered by a test of its own.
  'POST /api/Authentication/CodeConfirmation: userId',
  'POST /api/Authentication/ResendVerificationCode: userId',
  // Belongs to the operator; merchants are refused before the id is read.
  'DELETE /api/Release/RevokePreview: Id',
  'DELETE /api/Release/RevokeToken: Id',
  'DELETE /api/Account/DeleteNote: Id',
  'DELETE /api/Job/Delete: Id',
  'PUT /api/Job/Retry: Id',
  // A platform's name for a branch. One that is in use is refused; covered by a test of its own.
  'POST /api/Integration/Connect: storeId',
  'DELETE /api/CannedAnswer/Delete: Id',
  'PUT /api/CannedAnswer/Update: id',
  'PUT /api/Ticket/Assign: userId',
  // Files that the caller uploaded for this conversation; covered by a test of its own.
  'POST /api/Ticket/Message: fileIds',
  // Reading position in the conversation that the request names.
  'PUT /api/Ticket/Read: messageId',
  'GET /api/Ticket/Messages: BeforeId',
  // The server gives a new product its id.
  'POST /api/Product/Add: id',
  // Business types are the same for all merchants.
  'GET /api/Type/Get/Id: Id',
  'PUT /api/Type/Update: id',
  'DELETE /api/Type/Delete: Id',
  // The catalogue that Sufra sells is the same for all merchants, too.
  ...['Discount', 'Feature', 'Package', 'Plan'].flatMap(entity => [
    `GET /api/${entity}/Get/Id: Id`,
    `PUT /api/${entity}/Update: id`,
    `DELETE /api/${entity}/Delete: Id`,
  ]),
  'GET /api/Discount/GetUsage: Id',
  // Numbers inside the product that the request names.
  ...['modifierId', 'optionIds'].flatMap(name => [
    `PUT /api/Product/SnoozeOptions: ${name}`,
    `PUT /api/Product/ActivateOptions: ${name}`,
  ]),
])
const ONE = idsLike(1, 'one')
const OTHER = idsLike(2, 'other')

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
  const questioned = new Set(samples.flatMap(sample => questionedBy(route, sample)))
  return takenBy(route, samples)
    .filter(name => !questioned.has(name) && !CATALOGUE.test(name))
    .map(name => `${keyOf(route)}: ${name}`)
    .filter(line => !ELSEWHERE.has(line))
}
