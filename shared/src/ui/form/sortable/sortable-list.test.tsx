import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { SortableList } from './sortable-list.tsx'

const DISHES = [
  { id: 1, name: 'Kabsa' },
  { id: 2, name: 'Mandi' },
  { id: 3, name: 'Jareesh' },
]

const Menu = ({ isDisabled }: { isDisabled?: boolean }) => {
  const [items, setItems] = useState(DISHES)
  return (
    <SortableList
      label="Dishes"
      items={items}
      onChange={setItems}
      nameOf={({ name }) => name}
      renderItem={({ name }) => name}
      isDisabled={isDisabled}
    />
  )
}
const order = () => screen.getAllByRole('listitem').map(line => line.textContent)

// jsdom has no layout: each row is 44 px below the previous one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const line = this.closest('li')
    const top = line ? [...(line.parentElement?.children ?? [])].indexOf(line) * 44 : 0
    return new DOMRect(0, top, 300, 44)
  })
})
afterEach(() => jest.restoreAllMocks())

const press = async (user: ReturnType<typeof renderUi>['user'], key: string) => {
  await user.keyboard(key)
  // The sensor starts listening in the next task.
  await act(() => new Promise(resolve => setTimeout(resolve, 0)))
}

it('lifts, moves and drops a row by keys and announces each step', async () => {
  const { user } = renderUi(<Menu />)
  screen.getByRole('button', { name: 'Move Kabsa' }).focus()
  await press(user, ' ')
  await waitFor(() => expect(screen.getByText('Kabsa is lifted, place 1 of 3.')).toBeInTheDocument())
  await press(user, '{ArrowDown}')
  await waitFor(() => expect(screen.getByText('Kabsa is at place 2 of 3.')).toBeInTheDocument())
  await press(user, ' ')
  await waitFor(() => expect(order()).toEqual(['Mandi', 'Kabsa', 'Jareesh']))
})

it('restores the order on Escape and announces in Arabic', async () => {
  const { user } = renderUi(<Menu />, { language: 'ar' })
  screen.getByRole('button', { name: 'نقل Mandi' }).focus()
  await press(user, ' ')
  await press(user, '{ArrowDown}')
  await press(user, '{Escape}')
  await waitFor(() => expect(screen.getByText('أُلغي النقل وعاد Mandi إلى مكانه.')).toBeInTheDocument())
  expect(order()).toEqual(['Kabsa', 'Mandi', 'Jareesh'])
})

it('moves nothing while disabled', () => {
  renderUi(<Menu isDisabled />)
  for (const handle of screen.getAllByRole('button')) expect(handle).toBeDisabled()
})
