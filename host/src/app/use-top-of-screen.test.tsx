import { Link, useNavigate } from '@sufra/shared/router'
import { renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import { useTopOfScreen } from './use-top-of-screen.ts'

const Screens = () => {
  const navigate = useNavigate()
  useTopOfScreen()
  return (
    <>
      <Link to="/orders">another screen</Link>
      <Link to="/dashboard?period=week">the same, filtered</Link>
      <Link to="/settings#devices">a place in another screen</Link>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  )
}

const scrolled: unknown[][] = []
const show = () => renderUi(<Screens />, { route: '/dashboard' })
const scrollTo = (scrollY: number) => Object.assign(window, { scrollY })

beforeEach(() => {
  scrolled.length = 0
  jest.spyOn(window, 'scrollTo').mockImplementation((...to: unknown[]) => void scrolled.push(to))
  scrollTo(800)
})
afterEach(() => {
  scrollTo(0)
  jest.restoreAllMocks()
})

it('scrolls another screen to its top', async () => {
  const { user } = show()
  expect(scrolled).toEqual([])
  await user.click(screen.getByText('another screen'))
  expect(scrolled).toEqual([[0, 0]])
})

it('lets the browser restore the scroll position on the way back', async () => {
  const { user, location } = show()
  await user.click(screen.getByText('another screen'))
  scrolled.length = 0
  await user.click(screen.getByText('back'))
  expect(location()).toBe('/dashboard')
  expect(scrolled).toEqual([])
})

it.each(['the same, filtered', 'a place in another screen'])(
  'keeps the scroll position for %s',
  async name => {
    const { user } = show()
    await user.click(screen.getByText(name))
    expect(scrolled).toEqual([])
  },
)
