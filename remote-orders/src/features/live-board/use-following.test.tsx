import { act, render, screen } from '@testing-library/react'
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

it('the first value is there at once, a newer one after what is drawn already', () => {
  const { rerender } = render(<Followed value={undefined} />)
  rerender(<Followed value="one" />)
  expect(screen.getByText('one')).toBeInTheDocument()
  seen.length = 0
  rerender(<Followed value="two" />)
  expect(seen[0]).toBe('one')
  expect(screen.getByText('two')).toBeInTheDocument()
})

it('of several in quick succession the last one is shown in the end', () => {
  const { rerender } = render(<Followed value="one" />)
  act(() => {
    for (const value of ['two', 'three', 'four']) rerender(<Followed value={value} />)
  })
  expect(screen.getByText('four')).toBeInTheDocument()
})

it('on another visit the newest one is there at once', () => {
  const { rerender } = render(<Followed value="one" />)
  seen.length = 0
  rerender(<Followed value="two" visit="second" />)
  expect(screen.getByText('two')).toBeInTheDocument()
  expect(seen.filter(each => each === 'one')).toHaveLength(1)
})
