import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { Banner } from './banner.tsx'
import { CountBadge } from './count-badge.tsx'
import { Pill } from './pill.tsx'
import { Spinner } from './spinner.tsx'

it('announces an error at once and a notice at the next pause', () => {
  renderUi(
    <>
      <Banner tone="error">Failed order</Banner>
      <Banner tone="pending" action={<button>Reset</button>}>
        Preview version
      </Banner>
    </>,
  )
  expect(screen.getByRole('alert')).toHaveTextContent('Failed order')
  expect(screen.getByRole('status')).toHaveTextContent('Preview version')
  expect(screen.getByRole('button', { name: 'Reset' })).toBeInTheDocument()
})

it('shows 99+ above ninety-nine, and reads the label aloud', () => {
  renderUi(<CountBadge value={120} label="120 live orders" />)
  expect(screen.getByText('99+').closest('[aria-hidden]')).not.toBeNull()
  expect(screen.getByText('120 live orders')).toBeInTheDocument()
})

it('shows a state in words, with an icon in place of the dot if given', () => {
  const { container } = renderUi(
    <Pill family="pending" icon={<svg data-testid="moon" />}>
      Snoozed
    </Pill>,
  )
  expect(screen.getByText('Snoozed')).toContainElement(screen.getByTestId('moon'))
  expect(container.querySelectorAll('svg')).toHaveLength(1)
})

it('is announced only if it stands alone', () => {
  const { rerender } = renderUi(<Spinner />, { language: 'ar' })
  expect(screen.queryByRole('status')).not.toBeInTheDocument()
  rerender(<Spinner isAnnounced />)
  expect(screen.getByRole('status', { name: 'جارٍ التحميل' })).toBeInTheDocument()
})
