import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { DishTable, PagedDishes, dishes } from './testing/dishes.tsx'
import type { Dish } from './testing/dishes.tsx'

const box = (name: string) => screen.getByRole('checkbox', { name })
const count = () => screen.queryByRole('region', { hidden: false })?.querySelector('p')?.textContent
const names = (collected: Dish[]) => collected.map(({ name }) => name)

it('selects a row by its checkbox, and shows and clears the count in the bar', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  await user.click(box('Select Dish 2'))
  expect(count()).toBe('Selected: 1')
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Dish 2')
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(count()).toBeUndefined()
  expect(box('Select Dish 2')).not.toBeChecked()
})

it('selects and deselects a range with Shift in both directions', async () => {
  const { user } = renderUi(<DishTable rows={dishes(6)} />)
  await user.click(box('Select Dish 5'))
  await user.keyboard('{Shift>}')
  await user.click(box('Select Dish 2'))
  await user.keyboard('{/Shift}')
  expect(count()).toBe('Selected: 4')
  expect(box('Select Dish 1')).not.toBeChecked()
  await user.keyboard('{Shift>}')
  await user.click(box('Select Dish 4'))
  await user.keyboard('{/Shift}')
  expect(count()).toBe('Selected: 1')
})

it("selects all shown rows by the head's checkbox, mixed while some are", async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  await user.click(box('Select Dish 1'))
  expect(box('Select all rows shown')).toBePartiallyChecked()
  await user.click(box('Select all rows shown'))
  expect(count()).toBe('Selected: 3')
  await user.click(box('Select all rows shown'))
  expect(count()).toBeUndefined()
})

it('keeps a selection over paging and clears it when filters change', async () => {
  const { user } = renderUi(<PagedDishes />)
  await user.click(box('Select Dish 1'))
  await user.click(screen.getByRole('button', { name: 'Other page' }))
  await user.click(box('Select Dish 4'))
  expect(count()).toBe('Selected: 2')
  await user.click(screen.getByRole('button', { name: 'Other page' }))
  expect(box('Select Dish 1')).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  expect(count()).toBeUndefined()
})

it('selects all filtered rows on all pages, except deselected ones', async () => {
  let collected: Dish[] = []
  const { user } = renderUi(<PagedDishes onCollect={found => (collected = found)} />)
  expect(screen.queryByRole('button', { name: 'Select all (6)' })).not.toBeInTheDocument()
  await user.click(box('Select all rows shown'))
  await user.click(screen.getByRole('button', { name: 'Select all (6)' }))
  expect(count()).toBe('Selected: 6')
  await user.click(box('Select Dish 2'))
  expect(count()).toBe('Selected: 5')
  await user.click(screen.getByRole('button', { name: 'Collect' }))
  expect(names(collected)).toEqual(['Dish 1', 'Dish 3', 'Dish 4', 'Dish 5', 'Dish 6'])
})

it('leaves out a row that cannot be selected and shows no checkbox', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} canSelect={({ id }) => id !== 2} />)
  expect(screen.queryByRole('checkbox', { name: 'Select Dish 2' })).not.toBeInTheDocument()
  await user.click(box('Select all rows shown'))
  expect(count()).toBe('Selected: 2')
})

it('uses Arabic in the bar and the checkboxes', async () => {
  const { user } = renderUi(<DishTable rows={dishes(2)} />, { language: 'ar' })
  await user.click(box('تحديد Dish 1'))
  expect(count()).toBe('المحدد: 1')
  expect(screen.getByRole('button', { name: 'إلغاء التحديد' })).toBeInTheDocument()
})
