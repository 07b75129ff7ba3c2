import { screen } from '@testing-library/react'
import { renderUi } from '#src/testing/testing.tsx'
import { DishPlaceholder } from './dish-placeholder.tsx'
import { Identity } from './identity.tsx'
import { TimeRing } from './time-ring.tsx'

const offsetOf = (ring: HTMLElement) =>
  Number(ring.querySelector('circle + circle')?.getAttribute('stroke-dashoffset'))

it('names the remaining time of a ring', () => {
  renderUi(<TimeRing label="3:06" fraction={0.62} tone="pending" ariaLabel="3 minutes 6 seconds left" />)
  const ring = screen.getByRole('img', { name: '3 minutes 6 seconds left' })
  expect(ring).toHaveTextContent('3:06')
  expect(offsetOf(ring)).toBeCloseTo(38)
})

it('fills a ring at most completely, and not at all without time', () => {
  const { rerender } = renderUi(<TimeRing label="5:00" fraction={1.4} tone="pending" ariaLabel="time" />)
  expect(offsetOf(screen.getByRole('img'))).toBe(0)
  rerender(<TimeRing label="0:00" fraction={0} tone="disabled" ariaLabel="time" />)
  expect(screen.getByRole('img').querySelectorAll('circle')).toHaveLength(1)
})

it('reads name and detail of an identity, not its mark', () => {
  renderUi(<Identity mark="ا" name="البيت العتيق" detail="#1042" />, { language: 'ar' })
  expect(screen.getByText('البيت العتيق')).toBeInTheDocument()
  expect(screen.getByText('#1042')).toBeInTheDocument()
  expect(screen.getByText('ا')).toHaveAttribute('aria-hidden', 'true')
})

it.each(['main', 'grill', 'salad', 'drink', 'dessert', 'bakery', 'breakfast', 'soup'] as const)(
  'a %s without a picture gets a drawing that is silent',
  kind => {
    const { container } = renderUi(<DishPlaceholder kind={kind} />)
    const drawing = container.querySelector('svg')
    expect(drawing).toHaveAttribute('aria-hidden', 'true')
    expect(drawing?.childElementCount).toBeGreaterThan(1)
  },
)
