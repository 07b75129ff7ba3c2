import { act, fireEvent, render, screen } from '@testing-library/react'
import { useFollowing } from './use-following.ts'

const seen: (string | undefined)[] = []
const Followed = ({ value, visit = 'first' }: { value: string | undefined; visit?: string }) => {
  const followed = useFollowing(value, visit)
  seen.push(followed)
  return <p>{followed ?? 'nothing'}</p>
}

beforeEach(() => {
  seen.length = 0
})

it('returns the first value immediately and a newer one after the current render', () => {
  const { rerender } = render(<Followed value={undefined} />)
  rerender(<Followed value="one" />)
  expect(screen.getByText('one')).toBeInTheDocument()
  seen.length = 0
  rerender(<Followed value="two" />)
  expect(seen[0]).toBe('one')
  expect(screen.getByText('two')).toBeInTheDocument()
})

it('ends with the latest of several quick values', () => {
  const { rerender } = render(<Followed value="one" />)
  act(() => {
    for (const value of ['two', 'three', 'four']) rerender(<Followed value={value} />)
  })
  expect(screen.getByText('four')).toBeInTheDocument()
})

it('returns the newest value immediately on another visit', () => {
  const { rerender } = render(<Followed value="one" />)
  seen.length = 0
  rerender(<Followed value="two" visit="second" />)
  expect(screen.getByText('two')).toBeInTheDocument()
  expect(seen.filter(each => each === 'one')).toHaveLength(1)
})

describe('while a finger is down', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const down = () => fireEvent.pointerDown(screen.getByRole('paragraph'))
  const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds))

  it.each(['pointerUp', 'pointerCancel'] as const)('returns the old value until %s', end => {
    const { rerender } = render(<Followed value="one" />)
    down()
    rerender(<Followed value="two" />)
    rerender(<Followed value="three" />)
    wait(500)
    expect(screen.getByText('one')).toBeInTheDocument()
    fireEvent[end](screen.getByRole('paragraph'))
    expect(screen.getByText('one')).toBeInTheDocument()
    wait(100)
    expect(screen.getByText('three')).toBeInTheDocument()
  })

  it('waits at most two seconds for a finger whose release is not reported', () => {
    const { rerender } = render(<Followed value="one" />)
    down()
    rerender(<Followed value="two" />)
    wait(1999)
    expect(screen.getByText('one')).toBeInTheDocument()
    wait(1)
    expect(screen.getByText('two')).toBeInTheDocument()
    rerender(<Followed value="three" />)
    expect(screen.getByText('three')).toBeInTheDocument()
  })

  it('returns the first value immediately, and the newest on another visit', () => {
    const { rerender } = render(<Followed value={undefined} />)
    down()
    rerender(<Followed value="one" />)
    expect(screen.getByText('one')).toBeInTheDocument()
    rerender(<Followed value="two" visit="second" />)
    expect(screen.getByText('two')).toBeInTheDocument()
  })
})
