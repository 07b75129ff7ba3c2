import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { clearPreservedState, PreservedScope, usePreservedState } from './preserved-state.tsx'

const Field = ({ name = 'note' }) => {
  const [text, setText] = usePreservedState<string>(name, '')
  return <input aria-label={name} value={text} onChange={event => setText(event.target.value)} />
}
const Counter = () => {
  const [count] = usePreservedState<number>('note', 7)
  return <output>{count}</output>
}
const inScreen = (scope: string, children: ReactNode) => (
  <PreservedScope value={scope}>{children}</PreservedScope>
)

afterEach(() => act(() => clearPreservedState()))

describe('the preserved state of a screen', () => {
  it('survives the replacement by another version of the screen', async () => {
    const { rerender } = render(inScreen('menus/menus', <Field key="1" />))
    await userEvent.type(screen.getByLabelText('note'), 'half')
    rerender(inScreen('menus/menus', <Field key="2" />))
    expect(screen.getByLabelText('note')).toHaveValue('half')
  })

  it('is separate by screen and by key', async () => {
    const both = (scope: string) =>
      inScreen(
        scope,
        <>
          <Field key={scope} />
          <Field name="other" />
        </>,
      )
    const { rerender } = render(both('menus/menus'))
    await userEvent.type(screen.getByLabelText('note'), 'half')
    expect(screen.getByLabelText('other')).toHaveValue('')
    rerender(both('menus/add-category'))
    expect(screen.getByLabelText('note')).toHaveValue('')
  })

  it('is cleared when the screen is left, while that of others stays', async () => {
    const screens = (
      <>
        {inScreen('menus/menus', <Field />)}
        {inScreen('orders/orders', <Field name="search" />)}
      </>
    )
    render(screens)
    await userEvent.type(screen.getByLabelText('note'), 'half')
    await userEvent.type(screen.getByLabelText('search'), '12')
    act(() => clearPreservedState('menus/menus'))
    expect(screen.getByLabelText('note')).toHaveValue('')
    expect(screen.getByLabelText('search')).toHaveValue('12')
  })

  it('is dropped if the new version expects another type', async () => {
    const { rerender } = render(inScreen('menus/menus', <Field />))
    await userEvent.type(screen.getByLabelText('note'), 'half')
    rerender(inScreen('menus/menus', <Counter />))
    expect(screen.getByRole('status')).toHaveTextContent('7')
  })

  it('is ordinary state without a host', async () => {
    const { rerender } = render(<Field key="1" />)
    await userEvent.type(screen.getByLabelText('note'), 'half')
    expect(screen.getByLabelText('note')).toHaveValue('half')
    rerender(<Field key="2" />)
    expect(screen.getByLabelText('note')).toHaveValue('')
  })
})
