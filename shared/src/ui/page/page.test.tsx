import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { BrandMark } from './brand-mark.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { MissingState } from './missing-state.tsx'
import { PageHead } from './page-head.tsx'

it('shows one sentence and one button, and hides the drawing from screen readers', () => {
  renderUi(<EmptyState drawing="receipt" title="No orders yet" action={<button>Refresh</button>} />)
  expect(screen.getByText('No orders yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('announces a failure and offers a retry', async () => {
  const tries: string[] = []
  const { user } = renderUi(
    <ErrorState
      title="The menu could not be loaded"
      detail="Nothing is lost"
      retryLabel="Retry"
      onRetry={() => tries.push('retry')}
    />,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('The menu could not be loaded')
  await user.click(screen.getByRole('button', { name: 'Retry' }))
  expect(tries).toHaveLength(1)
})

it('shows no button for a failure without a retry', () => {
  renderUi(<ErrorState title="Gone" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('shows a missing subject without an alert, with a link to the list', async () => {
  const { user, location } = renderUi(
    <MissingState title="There is no such plan" to="/plans" toLabel="To the plans" />,
    { route: '/plans/9' },
  )
  expect(screen.getByText('There is no such plan')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'To the plans' }))
  expect(location()).toBe('/plans')
})

it('renders the title, the live status and the actions of a page head', () => {
  renderUi(<PageHead title="Live Orders" status="Updated 2 s ago" actions={<button>Scheduled</button>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Live Orders' })).toBeInTheDocument()
  expect(screen.getByText('Updated 2 s ago')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Scheduled' })).toBeInTheDocument()
})

it('names the folded mark for screen readers', () => {
  renderUi(<BrandMark isCompact />, { language: 'ar' })
  expect(screen.getByText('سفرة')).toBeInTheDocument()
})
