import { isFiltered, NO_FILTERS, readFilters, writeFilters } from './people-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))
const write = (search: string, change: Parameters<typeof writeFilters>[1]) =>
  writeFilters(new URLSearchParams(search), change).toString()

it('an empty address means everybody, from page 1', () => {
  expect(read('')).toEqual({ search: '', roleId: null, state: null, accountId: null, page: 1 })
})

it('what the address says is read back as it was written', () => {
  const filters = { search: 'سارة', roleId: 101, state: 'deactivated', accountId: 7, page: 3 } as const
  expect(read(write('', filters))).toEqual(filters)
})

it.each(['roleId=-1', 'roleId=1e9', 'state=owner', 'accountId=0', 'page=0', 'page=two'])(
  'nonsense in the address (%s) counts as not given',
  search => expect(read(search)).toEqual(read('')),
)

it('a new filter leads back to page 1, a new page does not touch the filters', () => {
  expect(write('state=active&page=5', { roleId: 4 })).toBe('state=active&roleId=4')
  expect(write('state=active', { page: 5 })).toBe('state=active&page=5')
})

it('clearing takes every filter away and leaves what is not one', () => {
  expect(write('lng=en&tab=people&search=a&roleId=4&state=active&accountId=3&page=2', NO_FILTERS)).toBe(
    'lng=en&tab=people',
  )
})

it('the page alone is no filter', () => {
  expect(isFiltered(read('page=2'))).toBe(false)
  expect(isFiltered(read('state=deactivated'))).toBe(true)
})
