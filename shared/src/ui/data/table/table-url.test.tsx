import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { urlChoice, urlDay, urlId, urlList, urlText } from './table-url.ts'
import type { TableUrl } from './table-url.ts'
import { useTableUrl } from './use-table-url.ts'

const STATES = ['open', 'closed'] as const
const readFilters = (params: URLSearchParams) => ({
  search: urlText(params.get('search')),
  state: urlChoice(params.get('state'), STATES),
  branch: urlId(params.get('branch')),
  from: urlDay(params.get('from')),
  channels: urlList(params.get('channels'), ['HS', 'JZ', 'KT']),
})
const ORDERS_URL: TableUrl<ReturnType<typeof readFilters>, 'placed' | 'total'> = {
  readFilters,
  sortKeys: ['placed', 'total'],
  usualDirection: 'descending',
}

const Page = () => {
  const url = useTableUrl(ORDERS_URL)
  const press = {
    closed: () => url.change({ state: 'closed' }),
    open: () => url.change({ state: null }),
    search: () => url.change({ search: 'كبسة' }),
    channels: () => url.change({ channels: ['HS', 'KT'] }),
    total: () => url.sortBy({ key: 'total', direction: 'descending' }),
    oldest: () => url.sortBy({ key: 'placed', direction: 'ascending' }),
    usual: () => url.sortBy({ key: 'placed', direction: 'descending' }),
    third: () => url.goTo(3),
    fifty: () => url.resize(50),
    clear: url.clear,
  }
  return (
    <>
      {Object.entries(press).map(([name, onClick]) => (
        <button key={name} onClick={onClick}>
          {name}
        </button>
      ))}
      <output>{JSON.stringify([url.filters, url.sort, url.page, url.pageSize, url.isFiltered])}</output>
    </>
  )
}

const renderPage = (search = '') => {
  const { user, location, unmount } = renderUi(<Page />, { route: `/orders${search}` })
  const state = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '')
  return {
    press: (name: string) => user.click(screen.getByRole('button', { name })),
    location,
    state,
    unmount,
  }
}
const NOTHING = { search: '', state: null, branch: null, from: null, channels: [] }
const NEWEST = { key: 'placed', direction: 'descending' }

it('reads an empty address as the defaults', () => {
  expect(renderPage().state()).toEqual([NOTHING, NEWEST, 1, 20, false])
})

it('writes the state to the address and reads it back', async () => {
  const { press, location, unmount } = renderPage()
  for (const name of ['closed', 'channels', 'total', 'fifty', 'third']) await press(name)
  expect(location()).toBe('/orders?state=closed&channels=HS%2CKT&sort=total&direction=desc&size=50&page=3')
  unmount()
  expect(renderPage('?state=closed&channels=KT,HS,XX&from=2026-11-01&branch=4&size=50').state()).toEqual([
    { ...NOTHING, state: 'closed', channels: ['HS', 'KT'], from: '2026-11-01', branch: 4 },
    NEWEST,
    1,
    50,
    true,
  ])
})

it('returns to page 1 on a new filter or order, and leaves out defaults', async () => {
  const { press, location } = renderPage('?page=5&tab=history')
  await press('closed')
  expect(location()).toBe('/orders?tab=history&state=closed')
  await press('third')
  await press('oldest')
  expect(location()).toBe('/orders?tab=history&state=closed&direction=asc')
  await press('usual')
  await press('open')
  expect(location()).toBe('/orders?tab=history')
})

it('clears every filter and keeps the order and other parameters', async () => {
  const { press, location, state } = renderPage(
    '?lng=en&search=a&state=open&from=2026-11-01&sort=total&page=2',
  )
  await press('clear')
  expect(location()).toBe('/orders?lng=en&sort=total')
  expect(state()).toEqual([NOTHING, { key: 'total', direction: 'ascending' }, 1, 20, false])
})

it.each([
  'state=lost',
  'branch=-1',
  'from=2026-13-40',
  'from=yesterday',
  'sort=password',
  'page=0',
  'size=7',
])('ignores invalid values in the address (%s)', search =>
  expect(renderPage(`?${search}`).state()).toEqual([NOTHING, NEWEST, 1, 20, false]),
)

it.each(['2026-02-31', '2026-13-01', '2026-1-5', '٢٠٢٦-٠١-٠٥', '0000-00-00', '2026-11-22T00:00'])(
  'ignores the day %s, which the server would refuse',
  day => {
    expect(urlDay(day)).toBeNull()
  },
)

it('accepts a leap day', () => {
  expect([urlDay('2028-02-29'), urlDay('2027-02-29')]).toEqual(['2028-02-29', null])
})
