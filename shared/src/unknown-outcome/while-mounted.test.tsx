import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect, useState } from 'react'
import { useWhileMounted } from './unknown-outcome.ts'

let answer: (text: string, place?: number) => void = () => undefined

const Dialog = ({ onDone, name = 'first' }: { onDone: (...told: unknown[]) => void; name?: string }) => {
  const whileMounted = useWhileMounted((text: string, place?: number) => onDone(name, text, place))
  useEffect(() => {
    answer = whileMounted
  })
  return <p>open</p>
}

it('passes an answer with its arguments while the component is mounted', () => {
  const onDone = jest.fn()
  render(<Dialog onDone={onDone} />)
  act(() => answer('saved', 7))
  expect(onDone.mock.calls).toEqual([['first', 'saved', 7]])
})

it('drops an answer after the component unmounted', () => {
  const onDone = jest.fn()
  const { unmount } = render(<Dialog onDone={onDone} />)
  const asked = answer
  unmount()
  asked('saved')
  expect(onDone).not.toHaveBeenCalled()
})

it('calls the callback of the render that made the request', () => {
  const onDone = jest.fn()
  const { rerender } = render(<Dialog onDone={onDone} />)
  const asked = answer
  rerender(<Dialog onDone={onDone} name="second" />)
  act(() => asked('saved'))
  expect(onDone.mock.calls).toEqual([['first', 'saved', undefined]])
})

const Page = ({ onDone }: { onDone: () => void }) => {
  const [count, setCount] = useState(0)
  return (
    <>
      <button onClick={() => setCount(count + 1)}>another</button>
      <Dialog key={count} onDone={onDone} />
    </>
  )
}

it('does not pass an answer of a closed component to the open one', async () => {
  const user = userEvent.setup()
  const onDone = jest.fn()
  render(<Page onDone={onDone} />)
  const asked = answer
  await user.click(screen.getByRole('button', { name: 'another' }))
  act(() => asked('saved'))
  expect(onDone).not.toHaveBeenCalled()
  act(() => answer('saved'))
  expect(onDone).toHaveBeenCalledTimes(1)
})

it('works under StrictMode', () => {
  const onDone = jest.fn()
  render(
    <StrictMode>
      <Dialog onDone={onDone} />
    </StrictMode>,
  )
  act(() => answer('saved'))
  expect(onDone).toHaveBeenCalledTimes(1)
})
