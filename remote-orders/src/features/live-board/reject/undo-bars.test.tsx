import { act, screen, waitFor } from '@testing-library/react'
import { answerHttp, at, offers, renderUi, sampleOrder } from '@sufra/shared/testing'
import { syncServerClock } from '@sufra/shared/live'
import { Toaster } from '@sufra/shared/ui/overlays'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { UndoBars } from './undo-bars.tsx'

const rejected = sampleOrder({
  orderStatus: 'Rejected',
  reasonCode: 'TooBusy',
  closedAt: at(0),
  availableActions: offers('UndoLast'),
})
const later = (seconds: number) => {
  syncServerClock('2000-01-01T00:00:00.000Z')
  syncServerClock(new Date(Date.parse(at(0)) + seconds * 1000).toISOString())
}
const open = (orders = [rejected], language: 'ar' | 'en' = 'en') =>
  renderUi(
    <>
      <UndoBars orders={orders} />
      <Toaster />
    </>,
    { language, namespaces: { orders: { ar, en } } },
  )
const bar = () => screen.queryByText(/The platform has not heard it yet/)

// Sets the clock long before the end, so that slow machines pass too.
beforeEach(() => later(-600))

it('offers the undo of a rejection for ten seconds to users with permission', () => {
  const { rerender } = open()
  expect(
    screen.getByText('Order #4821 is rejected: Too busy. The platform has not heard it yet.'),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Undo the rejection of order 4821' })).toHaveTextContent(
    /^Undo10$/,
  )
  act(() => later(11))
  rerender(<UndoBars orders={[{ ...rejected }]} />)
  expect(bar()).not.toBeInTheDocument()
  later(-600)
  rerender(<UndoBars orders={[{ ...rejected, availableActions: [] }]} />)
  expect(bar()).not.toBeInTheDocument()
})

it.each([
  ['en', 'Undo the rejection of order 4821', 'Lamb Kabsa · the state of the branch'],
  ['ar', 'تراجع عن رفض الطلب 4821', 'كبسة لحم · حالة الفرع'],
] as const)('lists the changes that the undo skipped and stays open (%s)', async (language, button, kept) => {
  const leftAlone = { products: ['{"ar":"كبسة لحم","en":"Lamb Kabsa"}'], hasBranch: true }
  const { calls } = answerHttp({
    'POST /api/Order/ExecuteAction': { body: { ...sampleOrder({ rowVersion: 3 }), leftAlone } },
  })
  const { user } = open([rejected], language)
  await user.click(screen.getByRole('button', { name: button }))
  expect(await screen.findByText(new RegExp(`${kept}$`))).toBeVisible()
  await waitFor(() => expect(calls.map(({ body }) => body)).toEqual([{ orderId: 1, action: 11 }]))
})
