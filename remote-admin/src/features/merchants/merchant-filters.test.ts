import { isFiltered, readFilters, writeFilters } from './merchant-filters.ts'

const read = (search: string) => readFilters(new URLSearchParams(search))
const write = (search: string, change: Parameters<typeof writeFilters>[1]) =>
  writeFilters(new URLSearchParams(search), change).toString()

it('an empty address means all merchants by name, from page 1', () => {
  expect(read('')).toEqual({
    search: '',
    status: null,
    planId: null,
    city: null,
    sort: 'name',
    direction: 'asc',
    page: 1,
  })
})

it('what the address says is read back as it was written', () => {
  const search = write('', {
    search: 'سفرة',
    status: 'Suspended',
    planId: 3,
    city: 'jeddah',
    sort: 'expiryDate',
    direction: 'desc',
    page: 4,
  })
  expect(read(search)).toEqual({
    search: 'سفرة',
    status: 'Suspended',
    planId: 3,
    city: 'jeddah',
    sort: 'expiryDate',
    direction: 'desc',
    page: 4,
  })
})

it.each(['status=Hacked', 'planId=-1', 'planId=1e9', 'sort=password', 'direction=up', 'page=0', 'page=two'])(
  'nonsense in the address (%s) counts as not given',
  search => {
    expect(read(search)).toEqual(read(''))
  },
)

it('a new filter leads back to page 1, a new page does not touch the filters', () => {
  expect(write('status=Active&page=5', { city: 'riyadh' })).toBe('status=Active&city=riyadh')
  expect(write('status=Active', { page: 5 })).toBe('status=Active&page=5')
})

it('what equals its default is left out of the address, and foreign parameters stay', () => {
  expect(write('lng=en&status=Active&page=2', { status: null, page: 1 })).toBe('lng=en')
})

it('order and page alone are no filter', () => {
  expect(isFiltered(read('sort=expiryDate&page=2'))).toBe(false)
  expect(isFiltered(read('city=riyadh'))).toBe(true)
})
