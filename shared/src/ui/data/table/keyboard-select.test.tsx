import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { DishTable, dishes } from './testing/dishes.tsx'

const row = (place: number) => screen.getAllByRole('row')[place] ?? document.body
const focusOn = (element: HTMLElement) => act(() => element.focus())
const selected = () =>
  screen.queryAllByRole('row', { selected: true }).map(each => each.getAttribute('aria-rowindex'))

const bar = () => screen.queryByRole('region', { name: 'Actions on what is selected' })

it('selects all shown rows with Ctrl and the A key on an Arabic keyboard too', () => {
  renderUi(<DishTable rows={dishes(3)} />, { language: 'ar' })
  focusOn(row(1))
  const wasLeftToTheBrowser = fireEvent.keyDown(row(1), { key: 'ش', code: 'KeyA', ctrlKey: true })
  expect(selected()).toHaveLength(3)
  expect(wasLeftToTheBrowser).toBe(false)
})

it('has no shortcut on A alone', () => {
  renderUi(<DishTable rows={dishes(3)} />)
  focusOn(row(1))
  fireEvent.keyDown(row(1), { key: 'a', code: 'KeyA' })
  expect(selected()).toEqual([])
})

it('selects nothing with Space on a row without a checkbox, and Shift skips it', async () => {
  const { user } = renderUi(<DishTable rows={dishes(4)} canSelect={({ id }) => id !== 2} />)
  focusOn(row(2))
  await user.keyboard(' ')
  expect(bar()).not.toBeInTheDocument()
  await user.keyboard('{ArrowUp} {Shift>}{ArrowDown}{ArrowDown}{/Shift}')
  expect(row(3)).toHaveFocus()
  expect(selected()).toEqual(['2', '4'])
  expect(bar()).toHaveTextContent('Selected: 2')
})

it('deselects only the row that Shift and an arrow back leave', async () => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(1))
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{ArrowUp}{/Shift}')
  expect(row(2)).toHaveFocus()
  expect(selected()).toEqual(['2', '3'])
})

it('extends to the other side when Shift and arrows pass the anchor row', async () => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(3))
  await user.keyboard(' {Shift>}{ArrowDown}{ArrowUp}{ArrowUp}{/Shift}')
  expect(selected()).toEqual(['3', '4'])
})

it('starts a keyboard range at the focused row, not at a distant selected one', async () => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(1))
  await user.keyboard(' ')
  await user.click(screen.getByRole('checkbox', { name: 'Select Dish 5' }))
  focusOn(row(1))
  await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
  expect(selected()).toEqual(['2', '3', '6'])
})

it('returns to the focused row when the keyboard clears the selection', async () => {
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

it('deselects a selected row with Space', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  focusOn(row(2))
  await user.keyboard('  ')
  expect(selected()).toEqual([])
})

it('leaves Escape to the surrounding drawer if nothing is selected', () => {
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
])('does not move the focus later after a key without effect from %s', async (_name, place, key) => {
  const { user } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(place))
  await user.keyboard(key)
  await user.click(screen.getByRole('checkbox', { name: 'Select Dish 3' }))
  expect(screen.getByRole('checkbox', { name: 'Select Dish 3' })).toHaveFocus()
})

it('moves the tab stop to the last row when the focused row disappears', () => {
  const { rerender } = renderUi(<DishTable rows={dishes(5)} />)
  focusOn(row(5))
  rerender(<DishTable rows={dishes(2)} />)
  expect(screen.getAllByRole('row').filter(each => each.tabIndex === 0)).toEqual([row(2)])
})
