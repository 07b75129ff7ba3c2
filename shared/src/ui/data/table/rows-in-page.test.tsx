import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import type { TableColumn, TableSort } from './table-column.ts'
import { useRowsInPage } from './use-rows-in-page.ts'

interface Named {
  name: string
  price: number | null
}

const rows: Named[] = [
  { name: 'برغر', price: 30 },
  { name: 'أرز', price: null },
  { name: 'تبولة', price: 12 },
]
const columns: TableColumn<Named>[] = [
  { id: 'name', header: 'Name', sortKey: 'name', sortValue: ({ name }) => name, render: ({ name }) => name },
  { id: 'price', header: 'Price', sortKey: 'price', sortValue: ({ price }) => price, render: () => null },
]

const Page = ({ sort, page, pageSize }: { sort?: TableSort; page?: number; pageSize?: number }) => {
  const found = useRowsInPage({ rows, columns, sort, page, pageSize })
  return <output>{`${found.rows?.map(({ name }) => name).join(' ')} ${found.pages.page}`}</output>
}
const shown = () => screen.getByRole('status').textContent

it.each([
  {
    what: 'by name, as Arabic orders it',
    sort: { key: 'name', direction: 'ascending' },
    expected: 'أرز برغر تبولة 1',
  },
  {
    what: 'by price, nothing last',
    sort: { key: 'price', direction: 'ascending' },
    expected: 'تبولة برغر أرز 1',
  },
  {
    what: 'the other way, nothing still last',
    sort: { key: 'price', direction: 'descending' },
    expected: 'برغر تبولة أرز 1',
  },
] as const)('a list in the page is ordered $what', ({ sort, expected }) => {
  renderUi(<Page sort={sort} />, { language: 'ar' })
  expect(shown()).toBe(expected)
})

it('shows the last page for a page past the end', () => {
  renderUi(<Page page={9} pageSize={2} />)
  expect(shown()).toBe('تبولة 2')
})
