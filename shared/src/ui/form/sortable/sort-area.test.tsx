import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { renderUi } from '#src/testing/testing.tsx'
import { SortArea } from './sort-area.tsx'
import { SortGrip } from './sort-grip.tsx'

const DISHES = [
  { id: 1, name: 'Kabsa' },
  { id: 2, name: 'Mandi' },
  { id: 3, name: 'Jareesh' },
]

const Table = ({ canSort }: { canSort: boolean }) => {
  const [items, setItems] = useState(DISHES)
  return (
    <SortArea items={canSort ? items : []} onChange={setItems} nameOf={({ name }) => name}>
      <table>
        <tbody>
          {items.map(({ id, name }) => (
            <tr key={id}>
              <td>
                {canSort && <SortGrip id={id} name={name} />}
                {name}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </SortArea>
  )
}
const order = () => screen.getAllByRole('row').map(row => row.textContent)

// jsdom has no layout: each row is 50 px below the previous one.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const row = this.closest('tr')
    const top = row ? [...(row.parentElement?.children ?? [])].indexOf(row) * 50 : 0
    return new DOMRect(0, top, 300, 50)
  })
})
afterEach(() => jest.restoreAllMocks())

const press = async (user: ReturnType<typeof renderUi>['user'], key: string) => {
  await user.keyboard(key)
  // The sensor starts listening in the next task.
  await act(() => new Promise(resolve => setTimeout(resolve, 0)))
}

it('moves table rows by their grips and marks the lifted row', async () => {
  const { user } = renderUi(<Table canSort />)
  screen.getByRole('button', { name: 'Move Kabsa' }).focus()
  await press(user, ' ')
  await waitFor(() => expect(screen.getByRole('row', { name: /Kabsa/ })).toHaveAttribute('data-lifted'))
  await press(user, '{ArrowDown}')
  await waitFor(() => expect(screen.getByText('Kabsa is at place 2 of 3.')).toBeInTheDocument())
  await press(user, ' ')
  await waitFor(() => expect(order()).toEqual(['Mandi', 'Kabsa', 'Jareesh']))
  expect(screen.getByRole('row', { name: /Kabsa/ })).not.toHaveAttribute('data-lifted')
})

it('renders rows unchanged in an area without items', () => {
  renderUi(<Table canSort={false} />)
  expect(order()).toEqual(['Kabsa', 'Mandi', 'Jareesh'])
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
