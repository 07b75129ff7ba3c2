import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { BrandMark } from './brand-mark.tsx'
import { EmptyState } from './empty-state.tsx'
import { ErrorState } from './error-state.tsx'
import { MissingState } from './missing-state.tsx'
import { PageHead } from './page-head.tsx'

it('an empty place has one sentence and one button, and its drawing is silent', () => {
  renderUi(<EmptyState drawing="receipt" title="No orders yet" action={<button>Refresh</button>} />)
  expect(screen.getByText('No orders yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Refresh' })).toBeInTheDocument()
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

it('a failure is announced and can be tried again', async () => {
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

it('a failure that cannot be tried again shows no button', () => {
  renderUi(<ErrorState title="Gone" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('what there is not is said without an alarm, with the way to what there is', async () => {
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

it('a page head carries the title, the live state and the actions', () => {
  renderUi(<PageHead title="Live Orders" status="Updated 2 s ago" actions={<button>Scheduled</button>} />)
  expect(screen.getByRole('heading', { level: 1, name: 'Live Orders' })).toBeInTheDocument()
  expect(screen.getByText('Updated 2 s ago')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Scheduled' })).toBeInTheDocument()
})

it('the folded mark still has its name for screen readers', () => {
  renderUi(<BrandMark isCompact />, { language: 'ar' })
  expect(screen.getByText('سفرة')).toBeInTheDocument()
})
