import { readTableUrl } from '@sufra/shared/ui/data'
import { MERCHANTS_URL } from './merchants-url.ts'

const read = (search: string) => readTableUrl(MERCHANTS_URL, new URLSearchParams(search))

it('reads an empty URL as all merchants by name, from page 1', () => {
  expect(read('')).toEqual({
    filters: { search: '', status: null, planId: null, city: '', channelId: null },
    sort: { key: 'name', direction: 'ascending' },
    page: 1,
    pageSize: 20,
  })
})

it('reads filters and sort order from the URL', () => {
  expect(
    read(
      'search=سفرة&status=Suspended&planId=3&city=jeddah&channelId=2&sort=expiryDate&direction=desc&page=4',
    ),
  ).toEqual({
    filters: { search: 'سفرة', status: 'Suspended', planId: 3, city: 'jeddah', channelId: 2 },
    sort: { key: 'expiryDate', direction: 'descending' },
    page: 4,
    pageSize: 20,
  })
})

it.each(['status=Hacked', 'planId=-1', 'planId=1e9', 'sort=password', 'direction=up', 'page=0', 'page=two'])(
  'nonsense in the address (%s) counts as not given',
  search => {
    expect(read(search)).toEqual(read(''))
  },
)
