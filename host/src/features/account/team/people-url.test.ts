import { readTableUrl } from '@sufra/shared/ui/data'
import { PEOPLE_URL } from './people-url.ts'

const read = (search: string) => readTableUrl(PEOPLE_URL, new URLSearchParams(search))

it('reads everybody, page 1, from an empty address', () => {
  expect(read('')).toEqual({
    filters: { search: '', roleId: null, state: null, accountId: null },
    sort: undefined,
    page: 1,
    pageSize: 20,
  })
})

it('reads filters, page and page size from the address', () => {
  expect(read('search=سارة&roleId=101&state=deactivated&accountId=7&page=3&size=50')).toEqual({
    filters: { search: 'سارة', roleId: 101, state: 'deactivated', accountId: 7 },
    sort: undefined,
    page: 3,
    pageSize: 50,
  })
})

it.each(['roleId=-1', 'roleId=1e9', 'state=owner', 'accountId=0', 'page=0', 'page=two', 'size=9999'])(
  'ignores the invalid parameter %s',
  search => expect(read(search)).toEqual(read('')),
)
