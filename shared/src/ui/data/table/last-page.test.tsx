import { useQuery } from '@tanstack/react-query'
import { api } from '#src/api/api.ts'
import { act, screen, waitFor } from '@testing-library/react'
import { Link } from '#src/router/router.ts'
import { answerHttp, renderUi, sampleMerchant, merchantPage } from '#src/testing/testing.tsx'
import { DataTable } from './data-table.tsx'
import { useTableUrl } from './use-table-url.ts'

const LIST = { readFilters: () => ({}) }
const merchants = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    sampleMerchant({ id: place + 1, name: `Merchant ${place + 1}` }),
  )

const List = () => {
  const url = useTableUrl(LIST)
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['list', url.page],
    queryFn: () =>
      api.get('/api/Account/Get', {
        query: { 'PaginatedRequest.PageNumber': url.page, 'PaginatedRequest.PageSize': 20 },
      }),
    placeholderData: known => known,
  })
  return (
    <>
      <DataTable
        caption="Merchants"
        columns={[{ id: 'name', header: 'Merchant', render: ({ name }) => name }]}
        rows={data?.data}
        rowKey={({ id }) => id}
        isRefreshing={isPlaceholderData}
        empty={<p>No merchant yet</p>}
        pages={
          data && {
            label: 'Pages',
            page: data.currentPage,
            totalPages: data.totalPages,
            totalCount: data.totalCount,
            pageSize: data.pageSize,
            onChange: url.goTo,
          }
        }
      />
      <Link to="?page=2">second</Link>
    </>
  )
}

/** `keep(count)` simulates that a colleague deleted all but `count` rows. */
const show = (count: number, route: string) => {
  let all = merchants(count)
  const { calls } = answerHttp({ 'GET /api/Account/Get': call => ({ body: merchantPage(all, call) }) })
  const rendered = renderUi(<List />, { route, role: 'SuperAdmin' })
  const keep = async (fewer: number) => {
    all = merchants(fewer)
    await act(() => rendered.queryClient.invalidateQueries())
  }
  return { ...rendered, keep, calls }
}

it('shows the previous page when the last row of the last page is deleted', async () => {
  const { keep, location } = show(41, '/?page=3')
  expect(await screen.findByText('Merchant 41')).toBeInTheDocument()
  await keep(40)
  expect(await screen.findByText('Merchant 40')).toBeInTheDocument()
  expect(screen.getByText('Merchant 21')).toBeInTheDocument()
  expect(location()).toBe('/?page=2')
})

it('leads a link to a deleted page to the last page', async () => {
  const { location } = show(25, '/?page=9')
  expect(await screen.findByText('Merchant 25')).toBeInTheDocument()
  expect(location()).toBe('/?page=2')
  expect(screen.getByRole('navigation', { name: 'Pages' })).toHaveTextContent('21–25 of 25')
})

it('shows an empty list after the last row is deleted and makes no more requests', async () => {
  const { keep, location, calls } = show(21, '/?page=2')
  expect(await screen.findByText('Merchant 21')).toBeInTheDocument()
  await keep(0)
  expect(await screen.findByText('No merchant yet')).toBeInTheDocument()
  await waitFor(() => expect(location()).toBe('/'))
  expect(calls.length).toBeLessThanOrEqual(4)
})

it('shows an empty first page as empty', async () => {
  const { location, calls } = show(0, '/')
  expect(await screen.findByText('No merchant yet')).toBeInTheDocument()
  expect([location(), calls.length]).toEqual(['/', 1])
})
