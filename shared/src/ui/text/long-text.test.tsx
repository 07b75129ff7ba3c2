import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { LongText } from './long-text.tsx'

const LONG = 'No nuts, please. '.repeat(60)

// jsdom has no layout: sets the heights that a browser would measure.
const measureAs = ({ full, shown }: { full: number; shown: number }) => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(full)
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(shown)
}
afterEach(() => jest.restoreAllMocks())

it('expands a cut note in place and folds it again', async () => {
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

it('shows no button for a long note that fits', () => {
  measureAs({ full: 160, shown: 160 })
  renderUi(<LongText text={LONG} />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('shows a short note as it is', () => {
  renderUi(<LongText text="No onions" />)
  expect(screen.getByText('No onions')).not.toHaveAttribute('data-clamped')
})
