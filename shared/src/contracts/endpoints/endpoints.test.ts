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

/** Returns the places in requests for which the question is true, as "POST /api/… body.name". */
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

// Returns true if a pattern has an unbounded repetition, apart from classes and escaped characters.
const isEndless = (pattern: string): boolean =>
  /[*+]|\{\d+,\}/.test(pattern.replace(/\\./g, '_').replace(/\[[^\]]*\]/g, '_'))

const isEndlessText: Question = ({ schema }) => {
  const { type, maxLength, format = '', pattern } = schema
  if (type !== 'string' || schema.enum || schema.const !== undefined || FORMATS.has(format)) return false
  return maxLength === undefined && (pattern === undefined || isEndless(pattern))
}

// Printers handle every answer strictly, so none of their requests is refused; the length of an address is bounded
// anyway.
const OF_PRINTERS = /^\w+ \/api\/Printer\/Poll/
// Versions are only compared, and menu revisions exceed the range of ids.
const COMPARED = /(rowVersion|[rR]evision|revisionId)$/
const LARGEST = 2_147_483_647

describe('the requests of merchants and strangers', () => {
  const open = rows.filter(row => !isOperators(row) && !OF_PRINTERS.test(row.key))

  it('are a large part of the table', () => {
    expect(open.length).toBeGreaterThan(100)
    expect(found(({ schema }) => schema.type === 'string', open).length).toBeGreaterThan(100)
  })

  it('limit their texts', () => {
    expect(found(isEndlessText, open)).toEqual([])
  })

  it('limit their lists', () => {
    expect(found(({ schema }) => schema.type === 'array' && schema.maxItems === undefined, open)).toEqual([])
  })

  it("limit their numbers to the database's range", () => {
    const isEndlessNumber: Question = ({ path, schema }) => {
      const { type, maximum = Infinity } = schema
      if (schema.enum || schema.const !== undefined || COMPARED.test(path)) return false
      return (type === 'number' || type === 'integer') && maximum > LARGEST
    }
    expect(found(isEndlessNumber, open)).toEqual([])
  })
})

it('refuse unknown keys in every object of a body', () => {
  const isLoose: Question = ({ schema: { properties, additionalProperties } }) =>
    properties !== undefined && additionalProperties !== false
  const bodies = rows.map(row => ({ ...row, query: undefined, params: undefined }))
  expect(found(isLoose, bodies)).toEqual([])
})

it('refuse the id 0 unless it means "all"', () => {
  const isZeroId: Question = ({ path, schema: { type, minimum = -1 } }) =>
    type === 'integer' && /(^|\.)(id|\w+Id)$/.test(path) && minimum < 1
  const all = ['branchId', 'orderStatusId', 'serviceProviderId']
  expect(
    found(isZeroId).filter(
      place => !all.some(name => place.endsWith(`.${name}`) || place.endsWith(` ${name}`)),
    ),
  ).toEqual([])
})

it('may be refused with not_found if they name one thing by id', () => {
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

it('may be refused with stale_version exactly if they send a version', () => {
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

it('may be refused for a reused key if they have an idempotency key', () => {
  const promised = rows.filter(({ summary }) => summary.includes('Idempotency-Key'))
  expect(promised.length).toBeGreaterThan(5)
  expect(promised.filter(row => !errorsOf(row).has('idempotency_key_reused')).map(({ key }) => key)).toEqual(
    [],
  )
})

it('list no error code that every endpoint of their kind has', () => {
  const said = rows.flatMap(row => {
    const ofItsKind = errorsOf({ ...row, errors: [] })
    return (row.errors ?? []).filter(code => ofItsKind.has(code)).map(code => `${row.key} ${code}`)
  })
  expect(said).toEqual([])
})

const answersPages = ({ answer }: Row): boolean =>
  schemaPlaces(answer).some(({ path, schema }) => path === '' && 'currentPage' in (schema.properties ?? {}))

it('accept page number and size for paged answers', () => {
  const paged = rows.filter(answersPages)
  expect(paged.length).toBeGreaterThan(20)
  const keys = ['PaginatedRequest.PageNumber', 'PaginatedRequest.PageSize']
  const unasked = paged.filter(({ query }) => !keys.every(key => key in (query?.shape ?? {})))
  // The board is one page by design, and counts the orders that it omits.
  expect(unasked.map(({ key }) => key)).toEqual(['GET /api/Order/GetLiveOrders'])
})

it('limit a page to 1,000 rows without a way to request all', () => {
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

it('answer an update with the changed thing, because an empty body reads as a failure', () => {
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
])('of paths that end with /%s are %s', (end, method) => {
  const others = rows.filter(row => row.path.endsWith(`/${end}`) && row.method !== method)
  expect(others.map(({ key }) => key)).toEqual([])
})

it('have no two paths that differ only in case', () => {
  const seen = rows.map(({ method, path }) => `${method} ${path.toLowerCase().replace(/:\w+/g, ':')}`)
  expect(new Set(seen).size).toBe(seen.length)
})

it('change data only with a permission, or state why they need none', () => {
  const free = rows.filter(
    row =>
      row.method !== 'GET' &&
      Array.isArray(row.access) &&
      !isOperators(row) &&
      !row.permission &&
      !row.effect,
  )
  expect(free.filter(({ isOpenToAll }) => !isOpenToAll).map(({ key }) => key)).toEqual([])
  const marked = rows.filter(({ isOpenToAll }) => isOpenToAll)
  expect(marked.filter(row => !free.includes(row)).map(({ key }) => key)).toEqual([])
})

it('name the JSON part of a form by its contract', () => {
  const named = rows.filter(({ jsonPart }) => jsonPart)
  expect(named.filter(({ multipart }) => !multipart).map(({ key }) => key)).toEqual([])
  const withJson = rows.filter(({ multipart, summary }) => multipart && /\bJson[A-Z]/.test(summary))
  expect(withJson.filter(({ jsonPart }) => !jsonPart).map(({ key }) => key)).toEqual([])
})
