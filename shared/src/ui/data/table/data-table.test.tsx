import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { DataTable } from './data-table.tsx'
import { NoMatch } from './no-match.tsx'
import type { TableColumn, TableSort } from './table-column.ts'

interface Merchant {
  id: number
  name: string
  orders: number
}

const merchants: Merchant[] = [
  { id: 1042, name: 'Al Bait', orders: 3912 },
  { id: 1049, name: 'Huda Bakery', orders: 640 },
]

const columns: TableColumn<Merchant>[] = [
  { id: 'name', header: 'Merchant', sortKey: 'name', render: merchant => merchant.name },
  { id: 'orders', header: 'Orders', align: 'end', sortKey: 'orders', render: merchant => merchant.orders },
  { id: 'actions', header: 'Actions', isAction: true, render: () => <button>More</button> },
]

const Page = () => {
  const [sort, setSort] = useState<TableSort>()
  return (
    <DataTable
      caption="Merchants"
      columns={columns}
      rows={merchants}
      rowKey={merchant => merchant.id}
      sort={sort}
      onSort={setSort}
    />
  )
}

it('renders a row per entry and a cell per column', () => {
  renderUi(<Page />)
  const table = screen.getByRole('table', { name: 'Merchants' })
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
  const row = within(table).getByRole('row', { name: /Huda Bakery/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map(cell => cell.textContent),
  ).toEqual(['Huda Bakery', '640', 'More'])
})

it('sorts a column up, then down, and announces it', async () => {
  const { user } = renderUi(<Page />)
  const header = screen.getByRole('columnheader', { name: 'Orders' })
  expect(header).not.toHaveAttribute('aria-sort')
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'ascending')
  await user.click(within(header).getByRole('button'))
  expect(header).toHaveAttribute('aria-sort', 'descending')
  expect(screen.getByRole('columnheader', { name: 'Merchant' })).not.toHaveAttribute('aria-sort')
})

it('names the column of a cell for phone cards, except for actions', () => {
  renderUi(<Page />)
  expect(screen.getByRole('cell', { name: '640' })).toHaveAttribute('data-header', 'Orders')
  expect(screen.getAllByRole('cell', { name: 'More' })[0]).not.toHaveAttribute('data-header')
})

it('shows skeleton rows and is busy during the first load', () => {
  const { container } = renderUi(
    <DataTable caption="Merchants" columns={columns} rows={undefined} rowKey={row => row.id} empty="None" />,
  )
  expect(screen.getAllByRole('row').length).toBeGreaterThan(5)
  expect(container.querySelector('[aria-busy=true]')).toBeInTheDocument()
  expect(screen.queryByText('None')).not.toBeInTheDocument()
})

it('shows the next step without entries', () => {
  renderUi(
    <DataTable
      caption="Merchants"
      columns={columns}
      rows={[]}
      rowKey={row => row.id}
      empty="No merchant yet"
    />,
  )
  expect(screen.getByText('No merchant yet')).toBeInTheDocument()
})

const pagesOf = (totalCount: number) => ({
  page: 3,
  totalPages: 1,
  totalCount,
  pageSize: 10,
  label: 'Pages',
  onChange: () => undefined,
})

it('links to earlier pages past the end, and to none in an empty list', () => {
  const empty = { caption: 'Merchants', columns, rows: [], rowKey: (row: Merchant) => row.id }
  const { rerender } = renderUi(<DataTable {...empty} pages={pagesOf(12)} />)
  expect(screen.getByRole('navigation', { name: 'Pages' })).toBeInTheDocument()
  rerender(<DataTable {...empty} pages={pagesOf(0)} />)
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
})

it('announces a sort in the language of the page', async () => {
  const { user } = renderUi(<Page />, { language: 'ar' })
  await user.click(screen.getByRole('button', { name: 'Orders' }))
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('مرتّب حسب Orders (تصاعديًا)')
})

const Failing = ({ rows, onRetry }: { rows: Merchant[] | undefined; onRetry: () => void }) => (
  <DataTable
    caption="Merchants"
    columns={columns}
    rows={rows}
    rowKey={row => row.id}
    failure={{ title: 'The merchants did not load', onRetry }}
  />
)

it('shows a failed load in place of the rows, with a retry', async () => {
  const asked: string[] = []
  const { user, container } = renderUi(<Failing rows={undefined} onRetry={() => asked.push('again')} />)
  expect(screen.getByRole('alert')).toHaveTextContent('The merchants did not load')
  expect(container.querySelector('[aria-busy]')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked).toEqual(['again'])
})

it('keeps earlier rows when a refresh fails', async () => {
  const asked: string[] = []
  const { user } = renderUi(<Failing rows={merchants} onRetry={() => asked.push('again')} />)
  expect(screen.getByText('Huda Bakery')).toBeInTheDocument()
  expect(screen.getByText('Not refreshed. This is what came last.')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(asked).toEqual(['again'])
})

it('offers to clear filters that match nothing', async () => {
  const cleared: string[] = []
  const { user } = renderUi(
    <DataTable
      caption="Merchants"
      columns={columns}
      rows={[]}
      rowKey={row => row.id}
      empty={<NoMatch title="No merchant matches" onClear={() => cleared.push('all')} />}
    />,
  )
  await user.click(screen.getByRole('button', { name: 'Show everything' }))
  expect(cleared).toEqual(['all'])
})

it('numbers rows of later pages after those before', () => {
  renderUi(
    <DataTable
      caption="Merchants"
      columns={columns}
      rows={merchants}
      rowKey={row => row.id}
      pages={{
        label: 'Pages',
        page: 3,
        pageSize: 20,
        totalPages: 3,
        totalCount: 42,
        onChange: () => undefined,
      }}
    />,
  )
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '43')
  expect(screen.getByRole('row', { name: /Al Bait/ })).toHaveAttribute('aria-rowindex', '42')
})
