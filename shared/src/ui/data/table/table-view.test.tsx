import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { ColumnMenu } from './column-menu.tsx'
import { DataTable } from './data-table.tsx'
import type { TableColumn } from './table-column.ts'
import { dishes } from './testing/dishes.tsx'
import type { Dish } from './testing/dishes.tsx'
import { useTableView } from './use-table-view.ts'

const columns: TableColumn<Dish>[] = [
  { id: 'name', header: 'Dish', render: ({ name }) => name },
  { id: 'price', header: 'Price', render: ({ price }) => price },
  { id: 'number', header: 'Number', isOptional: true, render: ({ id }) => id },
]

const Page = () => {
  const view = useTableView({ name: 'dishes', columns })
  return (
    <>
      <ColumnMenu view={view} />
      <DataTable
        caption="Dishes"
        rows={dishes(2)}
        rowKey={({ id }) => id}
        columns={view.columns}
        density={view.density}
      />
    </>
  )
}

const headers = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)

it('hides and shows columns one after the other in an open menu', async () => {
  const { user, location } = renderUi(<Page />)
  expect(headers()).toEqual(['Dish', 'Price'])
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Number' }))
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }))
  expect(headers()).toEqual(['Dish', 'Number'])
  expect(location()).toBe('/?columns=number')
  await user.click(screen.getByRole('menuitem', { name: 'Usual columns' }))
  expect(headers()).toEqual(['Dish', 'Price'])
  expect(location()).toBe('/')
})

it('can hide every column but the identity', async () => {
  const { user, location } = renderUi(<Page />)
  await user.click(screen.getByRole('button', { name: 'Columns' }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Dish' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('menuitemcheckbox', { name: 'Price' }))
  expect(headers()).toEqual(['Dish'])
  expect(location()).toBe('/?columns=none')
})

it('stores a choice for this person only', async () => {
  const first = renderUi(<Page />, { role: 'Admin' })
  await first.user.click(screen.getByRole('button', { name: 'Columns' }))
  await first.user.click(screen.getByRole('menuitemcheckbox', { name: 'Number' }))
  await first.user.click(screen.getByRole('menuitemradio', { name: 'Dense rows' }))
  first.unmount()
  const again = renderUi(<Page />, { role: 'Admin' })
  expect(headers()).toEqual(['Dish', 'Price', 'Number'])
  expect(again.container.querySelector('[data-density=dense]')).toBeInTheDocument()
  again.unmount()
  renderUi(<Page />)
  expect(headers()).toEqual(['Dish', 'Price'])
})

it('prefers the columns of the address to the stored ones', () => {
  localStorage.setItem('sufra.remembered.1.table.dishes.columns', 'price')
  renderUi(<Page />, { role: 'Admin', route: '/?columns=number' })
  expect(headers()).toEqual(['Dish', 'Number'])
})

it.each(['', ',,', 'password'])('ignores columns=%s in an address', text => {
  renderUi(<Page />, { language: 'ar', route: `/?columns=${text}` })
  expect(headers()).toEqual(['Dish', 'Price'])
})
