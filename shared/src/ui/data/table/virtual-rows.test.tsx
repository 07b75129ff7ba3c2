import { act, fireEvent, screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { DishTable, dishes } from './testing/dishes.tsx'

// Roles in large tables are slow to ask for.
const drawn = (container: HTMLElement) => container.querySelectorAll('tbody > tr[data-index]')

const renderMany = async (language: 'ar' | 'en' = 'en') => {
  const rendered = renderUi(<DishTable rows={dishes(2000)} />, { language })
  await screen.findByText('Dish 1')
  return rendered
}

it.each(['ar', 'en'] as const)('in %s of 2,000 rows only those in view are drawn', async language => {
  const { container } = await renderMany(language)
  expect(drawn(container).length).toBeGreaterThan(5)
  expect(drawn(container).length).toBeLessThan(60)
  expect(container.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '2001')
  expect(container.querySelector('tr[data-index="3"]')).toHaveAttribute('aria-rowindex', '5')
})

it('the rows that are not drawn keep their height, above and below', async () => {
  const { container } = await renderMany()
  const spacers = () => [...container.querySelectorAll<HTMLElement>('tr[data-spacer] > td')]
  expect(spacers()).toHaveLength(1)
  act(() => {
    Object.assign(window, { scrollY: 40_000 })
    fireEvent.scroll(window)
  })
  expect(await screen.findByText('Dish 760')).toBeInTheDocument()
  // One more stands between the first row, which Tab leads to, and those in view.
  expect(spacers().length).toBeGreaterThan(1)
  expect(drawn(container).length).toBeLessThan(60)
  act(() => {
    Object.assign(window, { scrollY: 0 })
    fireEvent.scroll(window)
  })
})

it('End reaches the last of 2,000 rows, Home the first', async () => {
  const { container, user } = await renderMany()
  act(() => container.querySelector<HTMLElement>('tr[data-index="0"]')?.focus())
  await user.keyboard('{End}')
  expect(container.querySelector('tr[data-index="1999"]')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(container.querySelector('tr[data-index="0"]')).toHaveFocus()
})

it('a few rows are all drawn, without the part for many', () => {
  const { container } = renderUi(<DishTable rows={dishes(100)} />)
  expect(drawn(container)).toHaveLength(100)
})
