import type { OrderHistoryEntry } from '@sufra/shared/contracts/order'
import { at, renderUi } from '@sufra/shared/testing'
import { screen } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { useHistoryText } from './history-text.ts'

const Entry = ({ entry }: { entry: OrderHistoryEntry }) => {
  const { title, detail } = useHistoryText('HungerStation')(entry)
  return <p>{[title, detail].filter(Boolean).join(' | ')}</p>
}

type Told = Pick<OrderHistoryEntry, 'action' | 'note'> & Partial<OrderHistoryEntry>

const read = (entry: Told, language: 'ar' | 'en' = 'en') => {
  const whole = {
    at: at(0),
    byUserId: null,
    byName: null,
    source: 'user' as const,
    from: null,
    to: 'New' as const,
  }
  renderUi(<Entry entry={{ ...whole, ...entry }} />, { language, namespaces: { orders: { ar, en } } })
  return (screen.getByRole('paragraph').textContent ?? '').replace(/[\u2066-\u2069\u200e\u200f]/g, '')
}

it.each([
  { action: 'Place', note: null, says: 'Order arrived' },
  { action: 'Place', note: 'unknown_product', says: 'Order arrived | unknown item from HungerStation' },
  {
    action: 'Place',
    note: 'something newer',
    says: 'Order arrived | an order we cannot read from HungerStation',
  },
  { action: 'Accept', note: '20', says: 'Accepted, 20 min to prepare' },
  { action: 'Accept', note: null, says: 'Accepted' },
  { action: 'Delay', note: '10', says: 'Delayed by 10 min' },
  { action: 'DriverUpdated', note: 'Fahd', says: 'Driver on the way | Fahd' },
  { action: 'expire', note: null, says: 'Missed: time to accept was over' },
  { action: 'Escalate', note: 'managers', says: 'Nobody answered: managers were told' },
  { action: 'NewerThanThisPage', note: null, says: 'Changed' },
])('$action with $note reads “$says”', ({ says, ...entry }) => expect(read(entry)).toBe(says))

describe('a rejection or a cancellation by a person', () => {
  it.each([
    ['Reject', 'TooBusy', 'Rejected | Too busy'],
    ['Cancel', 'CustomerRequest', "Cancelled | Customer's request"],
    ['Cancel', 'Other: the oven broke', 'Cancelled | the oven broke'],
    // Only the first colon separates the reason from its text.
    ['Cancel', 'Other: no lamb: sold out at 9:30', 'Cancelled | no lamb: sold out at 9:30'],
    ['Reject', 'a reason that is newer than this page', 'Rejected | a reason that is newer than this page'],
  ] as const)('%s with “%s” reads “%s”', (action, note, says) => expect(read({ action, note })).toBe(says))

  it('is shown in Arabic in the Arabic interface', () => {
    expect(read({ action: 'Reject', note: 'TooBusy' }, 'ar')).toBe(
      `${ar.history.Reject} | ${ar.reason.TooBusy}`,
    )
  })
})

describe('a cancellation by the platform', () => {
  it.each([
    ['en', 'The customer changed their mind', 'Cancelled | The customer changed their mind'],
    ['en', 'TooBusy', 'Cancelled | TooBusy'],
    // The platform ended the order when it received our call.
    ['en', 'accept: window_over', 'Cancelled | Accepted · the time to accept was over'],
    ['en', 'ready: ORDER_GONE', 'Cancelled | Ready · ORDER_GONE'],
    ['en', 'accept', 'Cancelled | Accepted'],
    [
      'ar',
      'accept: cancelled',
      `${ar.history.Cancel} | ${ar.calls.action.accept} · ${ar.undeliveredCall.problem.cancelled}`,
    ],
  ] as const)('is shown in %s: “%s”', (language, note, says) =>
    expect(read({ action: 'Cancel', note, source: 'channel' }, language)).toBe(says),
  )
})

describe('a call to the platform', () => {
  it.each([
    ['ChannelHeard', 'ready', 'HungerStation heard it late: Ready'],
    ['ChannelRefused', 'delay: too_late_for_that', 'HungerStation refused: Delayed | too_late_for_that'],
    ['ChannelUnheard', 'cancel: no_answer', 'HungerStation did not hear: Cancelled | no answer'],
  ] as const)('%s of “%s” reads “%s”', (action, note, says) =>
    expect(read({ action, note, source: 'channel' })).toBe(says),
  )
})

describe('a refund', () => {
  it.each([
    ['14.00: MissingItem', '14.00 SAR refunded | Item missing'],
    ['14.50: Other: spilt: twice', '14.50 SAR refunded | Other · spilt: twice'],
    ['1234.05: NewerReason', '1,234.05 SAR refunded | NewerReason'],
    ['9.00', '9.00 SAR refunded'],
  ])('of “%s” reads “%s”', (note, says) => expect(read({ action: 'Refund', note })).toBe(says))
})
