import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { DishTable, dishes } from './testing/dishes.tsx'

const row = (place: number) => screen.getAllByRole('row')[place] ?? document.body
const focusOn = (element: HTMLElement) => act(() => element.focus())
const selected = () =>
  screen.queryAllByRole('row', { selected: true }).map(each => each.getAttribute('aria-rowindex'))

const bar = () => screen.queryByRole('region', { name: 'Actions on what is selected' })

it('Ctrl and the key of A take what is shown on an Arabic keyboard too', () => {
  renderUi(<DishTable rows={dishes(3)} />, { language: 'ar' })
  focusOn(row(1))
  const wasLeftToTheBrowser = fireEvent.keyDown(row(1), { key: 'ش', code: 'KeyA', ctrlKey: true })
  expect(selected()).toHaveLength(3)
  expect(wasLeftToTheBrowser).toBe(false)
})

it('A by itself is no shortcut', () => {
  renderUi(<DishTable rows={dishes(3)} />)
  focusOn(row(1))
  fireEvent.keyDown(row(1), { key: 'a', code: 'KeyA' })
  expect(selected()).toEqual([])
})

it('Space on a row with which nothing can be done does nothing, and Shift passes over it', async () => {
  const { user } = renderUi(<DishTable rows={dishes(4)} canSelect={({ id }) => id !== 2} />)
  focusOn(row(2))
  await user.keyboard(' ')
  expect(bar()).not.toBeInTheDocument()
  await user.keyboard('{ArrowUp} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(row(3)).toHaveFocus()
  expect(selected()).toEqual(['2', '4'])
  expect(bar()).toHaveTextContent('Selected: 2')
})

it('Shift and an arrow back over chosen rows gives up the row that is left, and no other', async () => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(1))
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
  expect(row(2)).toHaveFocus()
  expect(selected()).toEqual(['2', '3'])
})

it('Shift and arrows that pass the row where the range began choose on its other side', async () => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(3))
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}')
  expect(selected()).toEqual(['3', '4'])
})

it('a range by keys begins at the row with the focus, not at one that was chosen far away', async () => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(1))
  await user.keyboard(' ')
  await user.click(screen.getByRole('checkbox', { name: 'Select Dish 5' }))
  focusOn(row(1))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toEqual(['2', '3', '6'])
})

it('who gives the selection up by the keyboard is back at the row where they were', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  focusOn(row(2))
  await user.keyboard(' ')
  focusOn(screen.getByRole('button', { name: 'Clear the selection' }))
  await user.keyboard('{Enter}')
  expect(bar()).not.toBeInTheDocument()
  expect(row(2)).toHaveFocus()
  await user.keyboard('{ArrowDown}')
  expect(row(3)).toHaveFocus()
})

it('Space gives a chosen row up again', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  focusOn(row(2))
  await user.keyboard('  ')
  expect(selected()).toEqual([])
})

it('Escape is left to the drawer around when nothing is chosen', () => {
  renderUi(<DishTable rows={dishes(3)} />)
  focusOn(row(1))
  expect(fireEvent.keyDown(row(1), { key: 'Escape' })).toBe(true)
  fireEvent.keyDown(row(1), { key: ' ' })
  expect(fireEvent.keyDown(row(1), { key: 'Escape' })).toBe(false)
  expect(selected()).toEqual([])
})

it.each([
  ['the first row', 1, '{ArrowUp}'],
  ['the last row', 5, '{ArrowDown}'],
])('a key that leads nowhere from %s takes no focus away later', async (_name, place, key) => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(place))
  await user.keyboard(key)
  await user.click(screen.getByRole('checkbox', { name: 'Select Dish 3' }))
  expect(screen.getByRole('checkbox', { name: 'Select Dish 3' })).toHaveFocus()
})

it('when the row with the focus is gone, Tab leads to the last there is', () => {
  const { rerender } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(5))
  rerender(<DishTable rows={dishes(2)} />)
  expect(screen.getAllByRole('row').filter(each => each.tabIndex === 0)).toEqual([row(2)])
})
