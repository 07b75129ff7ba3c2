import type { z } from 'zod'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import type { Route } from '#src/routing/route.ts'
import { idsLike } from './absent.ts'
import { jsonSchemaOf } from './body-places.ts'
import { keyOf } from './routes.ts'
import type { Ask, Ids, Sample } from './sample.ts'

const ID = /ids?$/i
// The operator's, and the same for all merchants.
const CATALOGUE = /^(channel|discount|feature|orderStatus|package|plan|type)ids?$/i
const ELSEWHERE = new Set([
  // Counts only together with the code that belongs to it, and has tests there.
  'POST /api/Authentication/CodeConfirmation: userId',
  'POST /api/Authentication/ResendVerificationCode: userId',
  // The operator's own, and only they come that far.
  'DELETE /api/Release/RevokePreview: Id',
  'DELETE /api/Release/RevokeToken: Id',
  'DELETE /api/Account/DeleteNote: Id',
  'DELETE /api/Job/Delete: Id',
  'PUT /api/Job/Retry: Id',
  // What a platform calls a branch; one that is taken is refused, with a test there.
  'POST /api/Integration/Connect: storeId',
  'DELETE /api/CannedAnswer/Delete: Id',
  'PUT /api/CannedAnswer/Update: id',
  'PUT /api/Ticket/Assign: userId',
  // What the caller has stored for this very conversation; has tests there.
  'POST /api/Ticket/Message: fileIds',
  // How far the conversation that the request names was read.
  'PUT /api/Ticket/Read: messageId',
  'GET /api/Ticket/Messages: BeforeId',
  // The server gives a new product its id.
  'POST /api/Product/Add: id',
  // Kinds of business are the same for all merchants.
  'GET /api/Type/Get/Id: Id',
  'PUT /api/Type/Update: id',
  'DELETE /api/Type/Delete: Id',
  // So is what Sufra sells.
  ...['Discount', 'Feature', 'Package', 'Plan'].flatMap(entity => [
    `GET /api/${entity}/Get/Id: Id`,
    `PUT /api/${entity}/Update: id`,
    `DELETE /api/${entity}/Delete: Id`,
  ]),
  'GET /api/Discount/GetUsage: Id',
  // Numbers within what the request names.
  ...['modifierId', 'optionIds'].flatMap(name => [
    `PUT /api/Product/SnoozeOptions: ${name}`,
    `PUT /api/Product/ActivateOptions: ${name}`,
  ]),
])
const ONE = idsLike(1, 'one')
const OTHER = idsLike(2, 'other')

const namesIn = (contract: z.ZodType | undefined): string[] =>
  contract && contract !== NoBody ? Object.keys(jsonSchemaOf(contract).properties ?? {}) : []

/** The ids that a route takes by its contracts, at the top of body, query and path. */
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

// What of the request changes with the id is what the id stands for.
const questionedBy = (route: Route, { ask, points }: Sample): string[] => {
  const before = partsOf(route, ask(ONE))
  const changed = (name: string) => {
    const ids: Ids = { ...ONE, ...Object.fromEntries(Object.entries(OTHER).filter(([key]) => key === name)) }
    const after = new Map(partsOf(route, ask(ids)))
    return before.filter(([part, value]) => after.get(part) !== value).map(([part]) => part)
  }
  return Object.keys(points ?? {}).flatMap(changed)
}

/** Ids that a route takes and no request of the matrix exchanges for somebody else's: `POST /path: name`. */
export const unquestionedIds = (route: Route, samples: Sample[]): string[] => {
  const questioned = new Set(samples.flatMap(sample => questionedBy(route, sample)))
  return takenBy(route, samples)
    .filter(name => !questioned.has(name) && !CATALOGUE.test(name))
    .map(name => `${keyOf(route)}: ${name}`)
    .filter(line => !ELSEWHERE.has(line))
}
