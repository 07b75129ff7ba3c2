import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { DishTable, dishes } from './testing/dishes.tsx'

// Queries by role are slow in large tables.
const drawn = (container: HTMLElement) => container.querySelectorAll('tbody > tr[data-index]')

const renderMany = async (language: 'ar' | 'en' = 'en') => {
  const rendered = renderUi(<DishTable rows={dishes(2000)} />, { language })
  await screen.findByText('Dish 1')
  return rendered
}

const scrollTo = (top: number) =>
  act(() => {
    Object.assign(window, { scrollY: top })
    fireEvent.scroll(window)
  })

it.each(['ar', 'en'] as const)('in %s of 2,000 rows only those in view are drawn', async language => {
  const { container } = await renderMany(language)
  expect(drawn(container).length).toBeGreaterThan(5)
  expect(drawn(container).length).toBeLessThan(60)
  expect(container.querySelector('[role=grid]')).toHaveAttribute('aria-rowcount', '2001')
  expect(container.querySelector('tr[data-index="3"]')).toHaveAttribute('aria-rowindex', '5')
})

it('keeps the height of rows that are not drawn, above and below', async () => {
  const { container } = await renderMany()
  const spacers = () => [...container.querySelectorAll<HTMLElement>('tr[data-spacer] > td')]
  expect(spacers()).toHaveLength(1)
  scrollTo(40_000)
  expect(await screen.findByText('Dish 760')).toBeInTheDocument()
  // One spacer lies between the first row, which has the tab stop, and those in view.
  expect(spacers().length).toBeGreaterThan(1)
  expect(drawn(container).length).toBeLessThan(60)
  scrollTo(0)
})

it('gives new rows their height at once and their content in a later frame', async () => {
  const { container } = await renderMany()
  const heightBefore = (index: number) =>
    Number.parseInt(
      container.querySelector<HTMLElement>(`tr[data-index="${index}"] + tr[data-spacer] > td`)?.style
        .height ?? '',
    )
  scrollTo(20_000)
  // Only the first row, which has the tab stop, is drawn; one spacer stands for all others.
  expect(drawn(container)).toHaveLength(1)
  expect(heightBefore(0)).toBeGreaterThan(80_000)
  expect(await screen.findByText('Dish 380')).toBeInTheDocument()
  await waitFor(() => expect(drawn(container).length).toBeGreaterThan(10))
  // Fills from the middle outwards, and fewer rows per frame on a slow machine.
  await waitFor(() => expect(heightBefore(0)).toBeLessThan(20_000))
  scrollTo(0)
})

it('keeps column widths while scrolling and fits them when it stops', async () => {
  const { container } = await renderMany()
  const table = container.querySelector<HTMLElement>('table')
  const heads = [...container.querySelectorAll<HTMLElement>('thead th')]
  // jsdom has no widths unless they are set.
  heads.forEach(head => (head.getBoundingClientRect = () => new DOMRect(0, 0, 120, 40)))
  scrollTo(600)
  expect(table).toHaveStyle({ tableLayout: 'fixed' })
  expect(heads.map(({ style }) => style.width)).toEqual(heads.map(() => '120px'))
  await waitFor(() => expect(table?.style.tableLayout).toBe(''))
  expect(heads.map(({ style }) => style.width)).toEqual(heads.map(() => ''))
  scrollTo(0)
})

it('does not render existing cells again while scrolling or selecting', async () => {
  const made: string[] = []
  const columns = [
    {
      id: 'name',
      header: 'Dish',
      render: ({ name }: { name: string }) => {
        made.push(name)
        return name
      },
    },
  ]
  const { user } = renderUi(<DishTable rows={dishes(2000)} columns={columns} />, { language: 'en' })
  await screen.findByText('Dish 3')
  const before = made.filter(name => name === 'Dish 3').length
  scrollTo(60)
  await user.click(screen.getByLabelText('Select Dish 2'))
  expect(screen.getByLabelText('Select Dish 2')).toBeChecked()
  expect(made.filter(name => name === 'Dish 3')).toHaveLength(before)
  scrollTo(0)
})

it('reaches the last of 2,000 rows with End and the first with Home', async () => {
  const { container, user } = await renderMany()
  act(() => container.querySelector<HTMLElement>('tr[data-index="0"]')?.focus())
  await user.keyboard('{End}')
  expect(container.querySelector('tr[data-index="1999"]')).toHaveFocus()
  await user.keyboard('{Home}')
  expect(container.querySelector('tr[data-index="0"]')).toHaveFocus()
})

it('renders a short table without the virtual part', () => {
  const { container } = renderUi(<DishTable rows={dishes(100)} />)
  expect(drawn(container)).toHaveLength(100)
})
