import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { DishTable, PagedDishes, dishes } from './testing/dishes.tsx'
import type { Dish } from './testing/dishes.tsx'

const box = (name: string) => screen.getByRole('checkbox', { name })
const count = () => screen.queryByRole('region', { hidden: false })?.querySelector('p')?.textContent
const names = (collected: Dish[]) => collected.map(({ name }) => name)

it('a box selects its row, and the bar says how many and gives them up again', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  await user.click(box('Select Dish 2'))
  expect(count()).toBe('Selected: 1')
  expect(screen.getByRole('row', { selected: true })).toHaveTextContent('Dish 2')
  await user.click(screen.getByRole('button', { name: 'Clear the selection' }))
  expect(count()).toBeUndefined()
  expect(box('Select Dish 2')).not.toBeChecked()
})

it('Shift takes every row from the last one on, in both directions, and gives a range up the same way', async () => {
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

it('the box over the rows takes all that are shown, and stands between while some are', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} />)
  await user.click(box('Select Dish 1'))
  expect(box('Select all rows shown')).toBePartiallyChecked()
  await user.click(box('Select all rows shown'))
  expect(count()).toBe('Selected: 3')
  await user.click(box('Select all rows shown'))
  expect(count()).toBeUndefined()
})

it('a selection survives paging and is gone once the filters change', async () => {
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

it('all that is filtered can be taken, pages that nobody saw included, but single ones', async () => {
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

it('a row with which nothing can be done has no box and stays out', async () => {
  const { user } = renderUi(<DishTable rows={dishes(3)} canSelect={({ id }) => id !== 2} />)
  expect(screen.queryByRole('checkbox', { name: 'Select Dish 2' })).not.toBeInTheDocument()
  await user.click(box('Select all rows shown'))
  expect(count()).toBe('Selected: 2')
})

it('in Arabic the bar and the boxes speak Arabic', async () => {
  const { user } = renderUi(<DishTable rows={dishes(2)} />, { language: 'ar' })
  await user.click(box('تحديد Dish 1'))
  expect(count()).toBe('المحدد: 1')
  expect(screen.getByRole('button', { name: 'إلغاء التحديد' })).toBeInTheDocument()
})
