import { schemaPlaces } from '#src/testing/schema-places.ts'
import type { SchemaPlace } from '#src/testing/schema-places.ts'
import type { Endpoint, Method } from './endpoint.ts'
import { endpoints } from './endpoints.ts'
import { errorsOf } from './errors-of.ts'

interface Row extends Endpoint {
  key: string
  method: Method
  path: string
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE'] as const satisfies Method[]

const rows: Row[] = Object.entries<Endpoint>(endpoints).flatMap(([key, endpoint]) =>
  METHODS.filter(method => key.startsWith(`${method} `)).map(method => ({
    key,
    method,
    path: key.slice(method.length + 1),
    ...endpoint,
  })),
)

const isOperators = ({ access }: Row): boolean =>
  access === 'deploy' || (Array.isArray(access) && access.every(role => role === 'SuperAdmin'))

type Question = (place: SchemaPlace, row: Row) => boolean

/** Where in requests something is so, as "POST /api/… body.name". */
const found = (isSo: Question, of: readonly Row[] = rows): string[] =>
  of.flatMap(row =>
    [
      ...(row.body ? schemaPlaces(row.body).map(place => ({ part: 'body', place })) : []),
      ...(row.query ? schemaPlaces(row.query).map(place => ({ part: 'query', place })) : []),
      ...(row.params ? schemaPlaces(row.params).map(place => ({ part: 'params', place })) : []),
    ]
      .filter(({ place }) => isSo(place, row))
      .map(({ part, place }) => `${row.key} ${part} ${place.path}`),
  )

const FORMATS = new Set(['uuid', 'date', 'date-time'])

// What a pattern repeats without an end, its classes and escaped signs aside.
const isEndless = (pattern: string): boolean =>
  /[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_'))

const isEndlessText: Question = ({ schema }) => {
  const { type, maxLength, format = '', pattern } = schema
  if (type !== 'string' || schema.enum || schema.const !== undefined || FORMATS.has(format)) return false
  return maxLength === undefined && (pattern === undefined || isEndless(pattern))
}

// Printers mind every letter, so nothing that they send is refused; an address has an end of its own.
const OF_PRINTERS = /^\w+ \/api\/Printer\/Poll/
// Versions are compared, and the revisions of menus are counted further than ids are.
const COMPARED = /(rowVersion|[rR]evision|revisionId)$/
const LARGEST = 2_147_483_647

describe('what people of merchants and strangers send', () => {
  const open = rows.filter(row => !isOperators(row) && !OF_PRINTERS.test(row.key))

  it('is a great part of the table', () => {
    expect(open.length).toBeGreaterThan(100)
    expect(found(({ schema }) => schema.type === 'string', open).length).toBeGreaterThan(100)
  })

  it('has texts that end', () => {
    expect(found(isEndlessText, open)).toEqual([])
  })

  it('has lists that end', () => {
    expect(found(({ schema }) => schema.type === 'array' && schema.maxItems === undefined, open)).toEqual([])
  })

  it('has numbers that the database has room for', () => {
    const isEndlessNumber: Question = ({ path, schema }) => {
      const { type, maximum = Infinity } = schema
      if (schema.enum || schema.const !== undefined || COMPARED.test(path)) return false
      return (type === 'number' || type === 'integer') && maximum > LARGEST
    }
    expect(found(isEndlessNumber, open)).toEqual([])
  })
})

it('no object of a body, however deep, takes a key that its contract does not name', () => {
  const isLoose: Question = ({ schema: { properties, additionalProperties } }) =>
    properties !== undefined && additionalProperties !== false
  const bodies = rows.map(row => ({ ...row, query: undefined, params: undefined }))
  expect(found(isLoose, bodies)).toEqual([])
})

it('an id of a request is never 0, but where 0 stands for all of them', () => {
  const isZeroId: Question = ({ path, schema: { type, minimum = -1 } }) =>
    type === 'integer' && /(^|\.)(id|\w+Id)$/.test(path) && minimum < 1
  const all = ['branchId', 'orderStatusId', 'serviceProviderId']
  expect(
    found(isZeroId).filter(
      place => !all.some(name => place.endsWith(`.${name}`) || place.endsWith(` ${name}`)),
    ),
  ).toEqual([])
})

it('who names one thing by its number may hear that there is none', () => {
  const names = (row: Row): string[] => [
    ...Object.keys(row.params?.shape ?? {}),
    ...(row.query ? schemaPlaces(row.query).flatMap(({ schema }) => schema.required ?? []) : []),
    ...(row.body
      ? schemaPlaces(row.body).flatMap(({ path, schema }) => (path === '' ? (schema.required ?? []) : []))
      : []),
  ]
  const silent = rows.filter(
    row => names(row).some(name => /^id$/i.test(name)) && !errorsOf(row).has('not_found'),
  )
  expect(silent.map(({ key }) => key)).toEqual([])
})

it('who sends the version that they saw may hear that it is old, and nobody else does', () => {
  const isVersioned = (row: Row): boolean =>
    row.multipart === true ||
    [row.body, row.query].some(
      contract =>
        contract &&
        schemaPlaces(contract).some(({ path }) => /(^|\.)(rowVersion|expectedRevision|replaces)$/.test(path)),
    )
  const hears = (row: Row): boolean => errorsOf(row).has('stale_version')
  expect(rows.filter(row => !row.multipart && isVersioned(row) && !hears(row)).map(({ key }) => key)).toEqual(
    [],
  )
  expect(rows.filter(row => hears(row) && !isVersioned(row)).map(({ key }) => key)).toEqual([])
})

it('what is done once by its key may hear that the key was used for something else', () => {
  const promised = rows.filter(({ summary }) => summary.includes('Idempotency-Key'))
  expect(promised.length).toBeGreaterThan(5)
  expect(promised.filter(row => !errorsOf(row).has('idempotency_key_reused')).map(({ key }) => key)).toEqual(
    [],
  )
})

it('no row says what every endpoint of its kind may refuse with', () => {
  const said = rows.flatMap(row => {
    const ofItsKind = errorsOf({ ...row, errors: [] })
    return (row.errors ?? []).filter(code => ofItsKind.has(code)).map(code => `${row.key} ${code}`)
  })
  expect(said).toEqual([])
})

const answersPages = ({ answer }: Row): boolean =>
  schemaPlaces(answer).some(({ path, schema }) => path === '' && 'currentPage' in (schema.properties ?? {}))

it('whoever is answered by pages can say which one, and how long it is', () => {
  const paged = rows.filter(answersPages)
  expect(paged.length).toBeGreaterThan(20)
  const keys = ['PaginatedRequest.PageNumber', 'PaginatedRequest.PageSize']
  const unasked = paged.filter(({ query }) => !keys.every(key => key in (query?.shape ?? {})))
  // The board is one page by design: what it leaves out, it counts.
  expect(unasked.map(({ key }) => key)).toEqual(['GET /api/Order/GetLiveOrders'])
})

it('of a list, a page has 1,000 rows at most, and the whole of it cannot be asked for at once', () => {
  const size = 'PaginatedRequest.PageSize'
  const greedy = rows.filter(({ query }) => {
    const field = query?.shape[size]
    return field !== undefined && !('PaginatedRequest.PageNumber' in (query?.shape ?? {}))
  })
  expect(greedy).toEqual([])
  const takesMore = rows.filter(
    ({ query, key }) => key !== 'GET /api/User/Get' && query?.shape[size]?.safeParse('1001').success,
  )
  expect(takesMore.map(({ key }) => key)).toEqual([])
})

it('an update answers with what it made of the thing: an empty body would read as a failure', () => {
  const updates = rows.filter(({ method, path }) => method === 'PUT' && /\/Update$/.test(path))
  expect(updates.length).toBeGreaterThan(8)
  const empty = updates.filter(
    ({ answer }) =>
      !schemaPlaces(answer).some(({ schema }) => Object.keys(schema.properties ?? {}).length > 0),
  )
  expect(empty.map(({ key }) => key)).toEqual([])
})

it.each([
  ['Add', 'POST'],
  ['Update', 'PUT'],
  ['Delete', 'DELETE'],
  ['Sort', 'PUT'],
])('what ends with /%s is a %s', (end, method) => {
  const others = rows.filter(row => row.path.endsWith(`/${end}`) && row.method !== method)
  expect(others.map(({ key }) => key)).toEqual([])
})

it('no two paths differ only in how they are spelled', () => {
  const seen = rows.map(({ method, path }) => `${method} ${path.toLowerCase().replace(/:\w+/g, ':')}`)
  expect(new Set(seen).size).toBe(seen.length)
})

it('what a role alone lets somebody change is their own, or leaves no trace', () => {
  const free = rows.filter(
    row =>
      row.method !== 'GET' &&
      Array.isArray(row.access) &&
      !isOperators(row) &&
      !row.permission &&
      !row.effect,
  )
  const OWN =
    /\/(User\/(ChangePassword|ChangeEmail|UpdateProfile)|AccountView\/Leave|Session|PushDevice|Notification|WeeklyLetter)/
  // A handover is the work of whoever stands there: branches say who that is.
  const ofTheTeam = /\/Shift\//
  expect(free.map(({ key }) => key).filter(key => !OWN.test(key) && !ofTheTeam.test(key))).toEqual([])
})
