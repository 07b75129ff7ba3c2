import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { LongText } from './long-text.tsx'

const LONG = 'No nuts, please. '.repeat(60)

// jsdom lays nothing out: what the browser would measure is said here.
const measureAs = ({ full, shown }: { full: number; shown: number }) => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(full)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown)
}
afterEach(() => jest.restoreAllMocks())

it('a note that is cut opens in place and folds again', async () => {
  measureAs({ full: 900, shown: 160 })
  const { user } = renderUi(<LongText text={LONG} />)
  const open = screen.getByRole('button', { name: 'Show all of it' })
  expect(open).toHaveAttribute('aria-expanded', 'false')
  expect(screen.getByText(LONG.trim())).toHaveAttribute('data-clamped')
  await user.click(open)
  expect(screen.getByText(LONG.trim())).not.toHaveAttribute('data-clamped')
  await user.click(screen.getByRole('button', { name: 'Show less' }))
  expect(screen.getByText(LONG.trim())).toHaveAttribute('data-clamped')
})

it('a long note that fits has nothing to open', () => {
  measureAs({ full: 160, shown: 160 })
  renderUi(<LongText text={LONG} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('a short note is shown as it is', () => {
  renderUi(<LongText text="No onions" />)
  expect(screen.getByText('No onions')).not.toHaveAttribute('data-clamped')
})
