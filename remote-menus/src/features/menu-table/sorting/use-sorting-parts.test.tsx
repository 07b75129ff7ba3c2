// @own-registry: it tests the time before a lazy chunk has loaded.
import { act, screen } from '@testing-library/react'
import { renderUi } from '@sufra/shared/testing'
import { useRef, useState } from 'react'
import { Grip, Sortable, Sorting } from './sorting.tsx'
import { bringSortingParts, useSortingParts } from './use-sorting-parts.ts'

const DISHES = [
  { id: 1, name: 'Kabsa' },
  { id: 2, name: 'Mandi' },
]

const Menu = () => {
  const root = useRef<HTMLDivElement>(null)
  const parts = useSortingParts(root)
  const [isOpen, setOpen] = useState(false)
  return (
    <Sorting value={parts}>
      <div ref={root}>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          More
        </button>
        <Sortable items={DISHES} onChange={() => undefined} nameOf={({ name }) => name}>
          <ul>
            {DISHES.map(({ id, name }) => (
              <li key={id}>
                <Grip id={id} name={name} />
                <button type="button">{name}</button>
              </li>
            ))}
          </ul>
        </Sortable>
      </div>
    </Sorting>
  )
}

const grips = () => screen.queryAllByRole('button', { name: /^Move/ })

it('loads the library after the list, waits until an open menu closes, and keeps the focus', async () => {
  jest.useFakeTimers()
  renderUi(<Menu />, { language: 'en' })
  expect(grips()).toHaveLength(0)
  const [more, dish] = ['More', 'Mandi'].map(name => screen.getByRole('button', { name }))
  act(() => more?.click())
  act(() => dish?.focus())
  await act(() => jest.advanceTimersByTimeAsync(1000))
  await act(() => bringSortingParts())
  expect(grips()).toHaveLength(0)
  act(() => more?.click())
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(grips()).toHaveLength(2)
  expect(dish).not.toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Mandi' })).toHaveFocus()
  jest.useRealTimers()
})
