import type { z } from 'zod'
import { NoBody } from '@sufra/shared/contracts/endpoints/endpoint'
import { exampleOf } from '@sufra/shared/testing/example'
import type { Route } from '#src/routing/route.ts'
import { idsLike } from './absent.ts'
import { jsonSchemaOf, withValue } from './body-places.ts'
import { urlOf } from './request-url.ts'
import type { Ask, Ids, Point, Sample, SampleOverride } from './sample.ts'

type Fields = Record<string, unknown>
type IdName = keyof Ids

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const TEMPLATE = idsLike(0, '')
const isIdName = (name: string): name is IdName => name in TEMPLATE
const ID_NAMES = Object.keys(TEMPLATE).filter(isIdName)

// Distinct ids, to find the fields of a request that carry one.
const MARKED: Ids = Object.assign(
  idsLike(0, ''),
  Object.fromEntries(
    ID_NAMES.map((name, at) => [name, typeof TEMPLATE[name] === 'number' ? 700_000 + at : `~${name}~`]),
  ),
)

// Names of things in paths and fields that differ from the names of their ids.
const ALIASES: Record<string, IdName> = {
  user: 'memberId',
  productmapping: 'mappingId',
}
const PERSONAL: readonly IdName[] = ['selfId', 'sessionId', 'pushDeviceId', 'notificationId']
// The matrix has such a thing at both branches of a merchant.
const AT_BOTH_BRANCHES: readonly IdName[] = [
  ...(['branchId', 'orderId', 'integrationId', 'shiftId', 'shiftNoteId'] as const),
  ...(['printerId', 'printJobId'] as const),
]
/** Ids of things at a branch: an actor who is limited to other branches is refused. */
export const AT_BRANCH: readonly IdName[] = [...AT_BOTH_BRANCHES, 'spareBranchId', 'requestId']
const PAGE_SIZE = 'PaginatedRequest.PageSize'
const LARGE_PAGE = 200

const idNamed = (thing: string): IdName | undefined =>
  ALIASES[thing] ?? ID_NAMES.find(name => name.toLowerCase() === `${thing}id`)

/**
 * Returns the id that a field of the request means: `Id` is the thing in the path (the spare one, if it is deleted),
 * `branchIds` is `branchId`.
 */
const idMeant = ({ path, method }: Route, field: string): IdName | undefined => {
  if (!/ids?$/i.test(field)) return undefined
  const [, , own = '', part = ''] = path.toLowerCase().split('/')
  const thing = field.toLowerCase().replace(/ids?$/, '')
  const names =
    thing === ''
      ? [own + part, ...(method === 'DELETE' ? [`spare${own}`] : []), own]
      : [own + thing, thing, thing.replace(/s$/, ''), thing.replace(/es$/, '')]
  return names.map(idNamed).find(name => name !== undefined)
}

type Part = 'params' | 'query' | 'body'

interface Field {
  name: string
  part: Part
  isRequired: boolean
  isList: boolean
  /** 0 stands for all things */
  hasAll: boolean
}

const contractOf = (route: Route, part: Part) => (route[part] === NoBody ? undefined : route[part])

const fieldsOf = (route: Route): Field[] =>
  (['params', 'query', 'body'] as const).flatMap(part => {
    const contract = contractOf(route, part)
    const { properties = {}, required = [] } = contract ? jsonSchemaOf(contract) : {}
    return Object.entries(properties).map(([name, schema]) => ({
      name,
      part,
      isRequired: part === 'params' || required.includes(name),
      isList: isFields(schema) && schema.type === 'array',
      hasAll: isFields(schema) && schema.minimum === 0,
    }))
  })

// Texts of the forms that contracts check beyond their JSON schema.
const CANDIDATES = [
  ...['sample', { ar: 'نص', en: 'Text' }, '1', 1, '0551234567', 'somebody@sufra.test', '2026-03-01'],
  ...['a longer text', '300000000000003', '1010000000', '12345', '1234'],
]
const MOST_REPAIRS = 20

const issuesOf = (contract: z.ZodType, value: unknown): string[] =>
  contract.safeParse(value).error?.issues.map(({ path }) => path.join('.')) ?? []

/** Returns the value with each field that the contract refuses replaced by the first candidate that it accepts. */
const accepted = (contract: z.ZodType, example: unknown): unknown => {
  let value = example
  for (let turn = 0; turn < MOST_REPAIRS; turn += 1) {
    const [place] = issuesOf(contract, value)
    if (place === undefined) return value
    const repairs = CANDIDATES.map(candidate => withValue(value, place.split('.'), candidate))
    const repaired = repairs.find(repair => !issuesOf(contract, repair).includes(place))
    if (repaired === undefined) return value
    value = repaired
  }
  return value
}

const exampleFor = (route: Route, part: Part): Fields => {
  const contract = contractOf(route, part)
  const example = contract && accepted(contract, exampleOf(contract, 'input'))
  return isFields(example) ? example : {}
}

interface Request {
  route: Route
  fields: Field[]
  /** the smallest values of required fields */
  example: Fields
  /** fields whose ids the request names */
  named: Field[]
  more: (ids: Ids) => object
}

const valuesFor = ({ route, fields, example, named, more }: Request, ids: Ids): Fields => {
  const meant = named.flatMap(({ name, isList }): [string, unknown][] => {
    const id = idMeant(route, name)
    return id === undefined ? [] : [[name, isList ? [ids[id]] : ids[id]]]
  })
  return {
    ...(fields.some(({ name }) => name === PAGE_SIZE) && { [PAGE_SIZE]: LARGE_PAGE }),
    ...example,
    ...Object.fromEntries(meant),
    ...more(ids),
  }
}

const jsonAsk = (request: Request, ids: Ids): Ask => {
  const { route, fields } = request
  const values = valuesFor(request, ids)
  const partOf = (wanted: string): Part => fields.find(({ name }) => name === wanted)?.part ?? 'body'
  const of = (part: Part) => Object.entries(values).filter(([name]) => partOf(name) === part)
  const path = of('params').reduce((url, [name, value]) => url.replace(`:${name}`, String(value)), route.path)
  const pairs = of('query').map(([name, value]): [string, string] => [name, String(value)])
  return {
    url: pairs.length > 0 ? urlOf(path, pairs) : path,
    ...(contractOf(route, 'body') && { json: Object.fromEntries(of('body')) }),
  }
}

const absentOutcome = (
  { method, errors }: Route,
  { isRequired, id }: { isRequired: boolean; id: IdName },
) => {
  const isMissed = isRequired || method !== 'GET' || AT_BRANCH.includes(id)
  if (isMissed && errors?.includes('not_found')) return '404 not_found'
  return method === 'GET' ? 'ok' : '400 validation_failed'
}

const pointOf = (route: Route, field: Field, id: IdName): Point => {
  const isLimited = AT_BOTH_BRANCHES.includes(id) && route.errors?.includes('forbidden_branch')
  return {
    absent: absentOutcome(route, { isRequired: field.isRequired, id }),
    ...(isLimited && { otherBranch: '403 forbidden_branch' }),
    ...(PERSONAL.includes(id) && { isPersonal: true }),
  }
}

/** Returns a point for each id that a field of the request carries, by the errors that the endpoint declares. */
const pointsOf = (request: Request): Sample['points'] => {
  const values = valuesFor(request, MARKED)
  const points = request.fields.flatMap(field => {
    const [value] = [values[field.name]].flat()
    const id = ID_NAMES.find(name => MARKED[name] === value)
    return id === undefined || !/ids?$/i.test(field.name)
      ? []
      : [[id, pointOf(request.route, field, id)] as const]
  })
  return Object.fromEntries(points)
}

const askFor = (request: Request, ids: Ids): Ask => {
  if (request.route.multipart || request.route.raw)
    throw new Error(`${request.route.path} takes a form or bytes: write \`ask\` in testing/matrix/samples`)
  return jsonAsk(request, ids)
}

const sampleOf = (request: Request): Sample => ({
  ask: ids => askFor(request, ids),
  ...(request.route.effect === 'none' && { isReading: true }),
  points: pointsOf(request),
})

/**
 * Returns requests of a route that its contracts allow: required fields with their smallest values, ids of the caller,
 * and one more request for each optional id; an id is optional if 0 stands for all.
 */
const requestsOf = (route: Route, more: Request['more'] = () => ({})): Request[] => {
  const fields = fieldsOf(route)
  const example = { ...exampleFor(route, 'query'), ...exampleFor(route, 'body') }
  const ids = fields.filter(({ name }) => idMeant(route, name) !== undefined)
  const required = ids.filter(({ isRequired, hasAll }) => isRequired && !hasAll)
  const optional = ids.filter(each => !required.includes(each))
  return [[], ...optional.map(each => [each])].map(named => ({
    route,
    fields,
    example,
    named: [...required, ...named],
    more,
  }))
}

const completed = (route: Route, override: SampleOverride): Sample[] => {
  const { ask, fields, ...rest } = override
  if (ask) return [{ ...(route.effect === 'none' && { isReading: true }), ...rest, ask }]
  // An override that sets fields is one request; otherwise it applies to each derived request.
  const requests = requestsOf(route, fields)
  return (fields ? requests.slice(0, 1) : requests).map(sampleOf).map(derived => ({
    ...derived,
    ...rest,
    points: { ...derived.points, ...rest.points },
  }))
}

/** Returns the requests of a route: derived from its contracts, and completed by what the contracts cannot say. */
export const samplesFor = (route: Route, overrides: readonly SampleOverride[] = [{}]): Sample[] =>
  overrides.flatMap(override => completed(route, override))
