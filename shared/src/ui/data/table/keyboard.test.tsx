import { act, screen } from '@testing-library/react'
import { Link } from 'react-router-dom'
import { renderUi } from '#src/testing/testing.tsx'
import { DataTable } from './data-table.tsx'
import { COLUMNS, DishTable, dishes } from './testing/dishes.tsx'

const row = (place: number) => screen.getAllByRole('row')[place]
const focusOn = (element: HTMLElement | undefined) => act(() => element?.focus())
const selected = () => screen.queryAllByRole('row', { selected: true }).length

it.each(['ar', 'en'] as const)(
  'in %s arrows, Home, End and the page keys move between rows',
  async language => {
    const { user } = renderUi(<DishTable rows={dishes(30)} />, { language })
    focusOn(row(1))
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(row(3)).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(row(2)).toHaveFocus()
    await user.keyboard('{PageDown}')
    expect(row(12)).toHaveFocus()
    await user.keyboard('{End}')
    expect(row(30)).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(row(30)).toHaveFocus()
    await user.keyboard('{PageUp}{Home}')
    expect(row(1)).toHaveFocus()
  },
)

it('has one tab stop: the row that had the focus last', async () => {
  const { user } = renderUi(<DishTable rows={dishes(4)} />)
  focusOn(row(1))
  await user.keyboard('{ArrowDown}')
  expect(screen.getAllByRole('row').filter(each => each.tabIndex === 0)).toEqual([row(2)])
})

it('selects with Space, ranges with Shift, all with Ctrl+A, none with Escape', async () => {
  const { user } = renderUi(<DishTable rows={dishes(8)} />)
  focusOn(row(2))
  await user.keyboard(' ')
  expect(selected()).toBe(1)
  await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(selected()).toBe(3)
  await user.keyboard('{Control>}a{/Control}')
  expect(selected()).toBe(8)
  await user.keyboard('{Escape}')
  expect(selected()).toBe(0)
})

it('opens a row with Enter or a press beside its controls', async () => {
  const opened: number[] = []
  const { user } = renderUi(<DishTable rows={dishes(3)} opens={({ id }) => opened.push(id)} />)
  focusOn(row(2))
  await user.keyboard('{Enter}')
  await user.click(screen.getByText('Dish 3'))
  await user.click(screen.getByRole('checkbox', { name: 'Select Dish 1' }))
  expect(opened).toEqual([2, 3])
})

it('follows the link in the first cell of a row with Enter', async () => {
  const { user, location } = renderUi(
    <DataTable
      caption="Dishes"
      rows={dishes(3)}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', header: 'Dish', render: ({ id, name }) => <Link to={`/dishes/${id}`}>{name}</Link> },
      ]}
      opens="link"
    />,
  )
  focusOn(row(2))
  await user.keyboard('{Enter}')
  expect(location()).toBe('/dishes/2')
})

it('leaves keys pressed in a control of a row to the control', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  focusOn(screen.getByRole('checkbox', { name: 'Select Dish 1' }))
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('checkbox', { name: 'Select Dish 1' })).toHaveFocus()
})

it('has no tab stop in a table that is only read', () => {
  renderUi(<DataTable caption="Dishes" rows={dishes(2)} rowKey={({ id }) => id} columns={COLUMNS} />)
  expect(screen.getByRole('table', { name: 'Dishes' })).toBeInTheDocument()
  for (const each of screen.getAllByRole('row')) expect(each).not.toHaveAttribute('tabindex')
})
