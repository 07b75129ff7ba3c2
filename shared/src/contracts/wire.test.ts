import fc from 'fast-check'
import type { z } from 'zod'
import {
  Id,
  IdOrAll,
  Instant,
  Money,
  PageQuery,
  Problem,
  QueryBoolean,
  QueryId,
  QueryIdOrAll,
  pageOf,
} from './wire.ts'

const LARGEST = 2_147_483_647
const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

it('an id is a whole number from 1 that the database has room for', () => {
  fc.assert(
    fc.property(fc.oneof(fc.double(), fc.integer(), fc.maxSafeInteger()), value => {
      expect(takes(Id, value)).toBe(Number.isInteger(value) && value >= 1 && value <= LARGEST)
      expect(takes(IdOrAll, value)).toBe(Number.isInteger(value) && value >= 0 && value <= LARGEST)
    }),
  )
  for (const value of [LARGEST, 1]) expect(takes(Id, value)).toBe(true)
  for (const value of [LARGEST + 1, 0, '1', null, true, [1], NaN]) expect(takes(Id, value)).toBe(false)
})

it('an id of an address is that number, written in Latin digits alone', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: LARGEST }), id => {
      expect(QueryId.parse(String(id))).toBe(id)
      expect(QueryIdOrAll.parse(String(id))).toBe(id)
    }),
  )
  expect(QueryIdOrAll.parse('0')).toBe(0)
})

// Texts that `Number` and `z.coerce` would accept as a number.
it.each([
  '',
  ' ',
  ' 1',
  '1 ',
  '1.0',
  '1e3',
  '0x10',
  '-1',
  '+1',
  '٣',
  'null',
  '2147483648',
  '99999999999',
  '1\n',
])('%j is no id of an address', text => {
  expect(takes(QueryId, text)).toBe(false)
  expect(takes(QueryIdOrAll, text)).toBe(false)
})

it.each([undefined, null, 1, true, ['1'], {}])('%j is no text of an address', value => {
  for (const schema of [QueryId, QueryIdOrAll, QueryBoolean]) expect(takes(schema, value)).toBe(false)
})

it('yes and no are two words', () => {
  expect([QueryBoolean.parse('true'), QueryBoolean.parse('false')]).toEqual([true, false])
  for (const text of ['', '1', '0', 'TRUE', 'yes']) expect(takes(QueryBoolean, text)).toBe(false)
})

it('an amount is every number of halalas, and nothing finer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 9_999_999_999 }),
      fc.integer({ min: 1, max: 9 }),
      (halalas, rest) => {
        expect(takes(Money, halalas / 100)).toBe(true)
        expect(takes(Money, (halalas * 10 + rest) / 1000)).toBe(false)
      },
    ),
    { numRuns: 1000 },
  )
  for (const value of [-0.01, 100_000_000, NaN, Infinity, 1e-7, '1']) expect(takes(Money, value)).toBe(false)
})

it.each([
  ['2026-03-01T12:00:00Z', true],
  ['2026-03-01T12:00:00.123+03:00', true],
  ['2026-02-29T12:00:00Z', false],
  ['2028-02-29T12:00:00Z', true],
  ['2026-03-01T24:00:00Z', false],
  ['2026-03-01T12:60:00Z', false],
  ['2026-03-01T12:00:00', false],
  ['2026-03-01', false],
  ['2026-13-01T00:00:00Z', false],
  ['٢٠٢٦-٠٣-٠١T12:00:00Z', false],
  ['1900-01-01T00:00:00Z', true],
  ['2999-12-31T23:59:59.999Z', true],
  // A time zone makes other years of these, which JavaScript and PostgreSQL do not read.
  ['0000-01-01T00:00:00Z', false],
  ['0001-01-01T00:00:00Z', false],
  ['9999-12-31T23:59:59.999Z', false],
])('%s is an instant: %s', (text, isOne) => {
  expect(takes(Instant, text)).toBe(isOne)
})

it('names the page parameters as specified and defaults to the first ten rows', () => {
  expect(PageQuery.parse({})).toEqual({
    'PaginatedRequest.PageNumber': 1,
    'PaginatedRequest.PageSize': 10,
  })
  const asked = { 'PaginatedRequest.PageNumber': '7', 'PaginatedRequest.PageSize': '90' }
  expect(PageQuery.parse(asked)).toEqual({
    'PaginatedRequest.PageNumber': 7,
    'PaginatedRequest.PageSize': 90,
  })
})

it.each([
  ['PageNumber', '0'],
  ['PageNumber', '1000001'],
  ['PageSize', '0'],
  ['PageSize', '1001'],
])('%s %s is refused', (name, text) => {
  expect(takes(PageQuery, { [`PaginatedRequest.${name}`]: text })).toBe(false)
})

it('the furthest row that can be asked for has a place that the database can count to', () => {
  const furthest = PageQuery.parse({
    'PaginatedRequest.PageNumber': '1000000',
    'PaginatedRequest.PageSize': '1000',
  })
  expect(furthest['PaginatedRequest.PageNumber'] * furthest['PaginatedRequest.PageSize']).toBeLessThanOrEqual(
    LARGEST,
  )
})

it('a page loses of its rows what their contract does not name', () => {
  const page = {
    currentPage: 1,
    totalPages: 1,
    totalCount: 1,
    pageSize: 10,
    hasNextPage: false,
    hasPreviousPage: false,
  }
  expect(pageOf(Id).parse({ ...page, data: [4], secret: 1 })).toEqual({ ...page, data: [4] })
})

it('a refusal has a code that is known, and none of the names that every object has', () => {
  const problem = { type: 'about:blank', title: 'No', status: 404, traceId: 'x' }
  expect(takes(Problem, { ...problem, code: 'not_found' })).toBe(true)
  for (const code of ['no_such_code', 'toString', 'constructor', '__proto__', '', 5])
    expect(takes(Problem, { ...problem, code })).toBe(false)
})
