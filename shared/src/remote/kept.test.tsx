import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { forgetKept, KeptScope, useKept } from './kept.tsx'

const Field = ({ name = 'note' }) => {
  const [text, setText] = useKept<string>(name, '')
  return <input aria-label={name} value={text} onChange={event => setText(event.target.value)} />
}
const Counter = () => {
  const [count] = useKept<number>('note', 7)
  return <output>{count}</output>
}
const inScreen = (scope: string, children: ReactNode) => <KeptScope value={scope}>{children}</KeptScope>

afterEach(() => act(() => forgetKept()))

describe('what a screen keeps', () => {
  it('is there when another version of the screen takes its place', async () => {
    const { rerender } = render(inScreen('menus/menus', <Field key="1" />))
    await userEvent.type(screen.getByLabelText('note'), 'half')
    rerender(inScreen('menus/menus', <Field key="2" />))
    expect(screen.getByLabelText('note')).toHaveValue('half')
  })

  it('is another screen’s business no more than another key’s', async () => {
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

  it('is forgotten when the screen is left, and that of others is not', async () => {
    const screens = (
      <>
        {inScreen('menus/menus', <Field />)}
        {inScreen('orders/orders', <Field name="search" />)}
      </>
    )
    render(screens)
    await userEvent.type(screen.getByLabelText('note'), 'half')
    await userEvent.type(screen.getByLabelText('search'), '12')
    act(() => forgetKept('menus/menus'))
    expect(screen.getByLabelText('note')).toHaveValue('')
    expect(screen.getByLabelText('search')).toHaveValue('12')
  })

  it('of another kind than the new version expects is left out', async () => {
    const { rerender } = render(inScreen('menus/menus', <Field />))
    await userEvent.type(screen.getByLabelText('note'), 'half')
    rerender(inScreen('menus/menus', <Counter />))
    expect(screen.getByRole('status')).toHaveTextContent('7')
  })

  it('is ordinary state where no host swaps anything', async () => {
    const { rerender } = render(<Field key="1" />)
    await userEvent.type(screen.getByLabelText('note'), 'half')
    expect(screen.getByLabelText('note')).toHaveValue('half')
    rerender(<Field key="2" />)
    expect(screen.getByLabelText('note')).toHaveValue('')
  })
})
