import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect, useState } from 'react'
import { useWhileHere } from './late-answers.ts'

let answer: (text: string, place?: number) => void = () => undefined

const Dialog = ({ onDone, name = 'first' }: { onDone: (...told: unknown[]) => void; name?: string }) => {
  const whileHere = useWhileHere((text: string, place?: number) => onDone(name, text, place))
  useEffect(() => {
    answer = whileHere
  })
  return <p>open</p>
}

it('an answer that comes while it is open is heard, with all that it says', () => {
  const onDone = jest.fn()
  render(<Dialog onDone={onDone} />)
  act(() => answer('saved', 7))
  expect(onDone.mock.calls).toEqual([['first', 'saved', 7]])
})

it('an answer that comes after it was closed is not', () => {
  const onDone = jest.fn()
  const { unmount } = render(<Dialog onDone={onDone} />)
  const asked = answer
  unmount()
  asked('saved')
  expect(onDone).not.toHaveBeenCalled()
})

it('what asked before it was drawn anew is heard as it was asked', () => {
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

it('an answer to one that was closed does not reach the one that is open by then', async () => {
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

it('is heard in a page that React draws twice to find mistakes', () => {
  const onDone = jest.fn()
  render(
    <StrictMode>
      <Dialog onDone={onDone} />
    </StrictMode>,
  )
  act(() => answer('saved'))
  expect(onDone).toHaveBeenCalledTimes(1)
})
