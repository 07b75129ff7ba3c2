import fc from 'fast-check'
import { applyChange, readTableUrl, urlId, urlList, urlText, writeFilters, writeSort } from './table-url.ts'
import type { TableUrl } from './table-url.ts'

const KEYS = ['placed', 'total', 'name'] as const
const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  branch: urlId(params.get('branch')),
  channels: urlList(params.get('channels'), ['HS', 'JZ', 'KT']),
})
const tableOf = (
  usualDirection?: 'ascending' | 'descending',
): TableUrl<ReturnType<typeof readFilters>, (typeof KEYS)[number]> => ({
  readFilters,
  sortKeys: KEYS,
  usualDirection,
})
const direction = fc.constantFrom('ascending' as const, 'descending' as const)

it('accepts any valid id in an address and nothing else', () => {
  fc.assert(fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), id => expect(urlId(String(id))).toBe(id)))
  for (const text of ['0', '-1', '01', '1.0', '2147483648', '9999999999', '99999999999', '١', '', ' 1', null])
    expect(urlId(text)).toBeNull()
})

it.each([
  ['1000000', 1_000_000],
  ['1000001', 1],
  ['999999999', 1],
  ['2.5', 1],
])("reads page %s as page %i, within the server's limits", (text, page) => {
  expect(readTableUrl(tableOf(), new URLSearchParams({ page: text })).page).toBe(page)
})

it('reads back every order that it writes, with any default', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...KEYS),
      direction,
      fc.option(direction, { nil: undefined }),
      (key, way, usual) => {
        const table = tableOf(usual)
        const written = applyChange(
          new URLSearchParams('sort=name&direction=desc'),
          writeSort(table, { key, direction: way }),
        )
        expect(readTableUrl(table, written).sort).toEqual({ key, direction: way })
      },
    ),
  )
})

it('leaves the default order out of the address', () => {
  for (const usual of ['ascending', 'descending'] as const)
    expect(writeSort(tableOf(usual), { key: 'placed', direction: usual })).toEqual({
      sort: null,
      direction: null,
    })
})

it('reads back filters with any content', () => {
  const filters = fc.record({
    search: fc.string({ unit: 'grapheme', maxLength: 50 }),
    branch: fc.option(fc.integer({ min: 1, max: 2_147_483_647 })),
    channels: fc.subarray(['HS' as const, 'JZ' as const, 'KT' as const]),
  })
  fc.assert(
    fc.property(filters, wanted => {
      const written = applyChange(
        new URLSearchParams('search=old&branch=9&tab=x'),
        writeFilters(readFilters, wanted),
      )
      const read = new URLSearchParams(written.toString())
      expect(readFilters(read)).toEqual(wanted)
      expect(read.get('tab')).toBe('x')
    }),
  )
})

it('does not change the original address', () => {
  const params = new URLSearchParams('a=1&b=2')
  expect(applyChange(params, { a: null, c: '3' }).toString()).toBe('b=2&c=3')
  expect(params.toString()).toBe('a=1&b=2')
})
