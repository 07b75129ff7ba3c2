import { screen } from '@testing-library/react'
import { renderUi, sampleOrder } from '@sufra/shared/testing'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { DetailsSums } from '#src/features/order-list/details/details-sums.tsx'
import { OrderWarnings } from './order-warnings.tsx'

const namespaces = { orders: { ar, en } }
const order = sampleOrder({
  charges: [
    { name: '{"ar":"رسوم الخدمة","en":"Service fee"}', amount: 2, isAdded: true },
    { name: '{"ar":"الضريبة","en":"Tax"}', amount: 19.3, isAdded: false },
  ],
  amountDifferences: [{ of: 'total', isRounding: false, expected: 148, stated: 147 }],
  finalPrice: 147,
})

it("shows the difference between the platform's sums in both languages", () => {
  const { unmount } = renderUi(<OrderWarnings order={order} />, { namespaces })
  expect(screen.getByText(/sums of HungerStation differ by 1\.00 SAR/)).toBeVisible()
  unmount()
  renderUi(<OrderWarnings order={order} />, { namespaces, language: 'ar' })
  expect(screen.getByText(/فرق قدره 1\.00/)).toBeVisible()
})

it("ignores rounding differences, and refers people to the platform's device for missing parts", () => {
  const rounding = { of: 'items', isRounding: true, expected: 145.99, stated: 146 } as const
  const { container, rerender } = renderUi(
    <OrderWarnings order={sampleOrder({ amountDifferences: [rounding] })} />,
    { namespaces },
  )
  expect(container.querySelector('p')).toBeNull()
  rerender(<OrderWarnings order={sampleOrder({ failureReason: 'invalid_payload' })} />)
  expect(screen.getByText(/Check it on the HungerStation device/)).toBeVisible()
})

it('lists each charge and the difference, so that the column adds up to the total', () => {
  const { container } = renderUi(<DetailsSums order={order} />, { namespaces })
  const rows = [...container.querySelectorAll('dl > div')].map(row => row.textContent)
  expect(rows.slice(0, 5)).toEqual([
    expect.stringMatching(/^Items.*146\.00/),
    expect.stringMatching(/^Service fee.*2\.00/),
    expect.stringMatching(/^Tax \(in the total already\).*19\.30/),
    expect.stringMatching(/^Difference to the total.*−.*1\.00/),
    expect.stringMatching(/^Total.*147\.00/),
  ])
})
