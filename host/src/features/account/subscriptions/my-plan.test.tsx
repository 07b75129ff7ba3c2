import { act, screen, waitFor, within } from '@testing-library/react'
import type { MySubscription } from '@sufra/shared/contracts/subscription'
import {
  ADD,
  CURRENT,
  HAS_PRO,
  NOTHING,
  PLANS,
  WAITING,
  basic,
  bodiesTo,
  card,
  choose,
  pro,
  show,
} from './testing/show-plans.tsx'

// jsdom cannot navigate to a payment page and logs a warning.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

const MINE = 'GET /api/Subscription/Get'
const PAY = 'POST /api/ClickPay/AddPayment'
const having = (current: Partial<typeof CURRENT>): MySubscription => ({
  ...HAS_PRO,
  current: { ...CURRENT, ...current },
})
const UNPAID: MySubscription = {
  ...NOTHING,
  unpaid: {
    id: 9,
    status: 'PendingPayment',
    planName: pro.name,
    amountDue: 349,
    createdAt: '2027-02-14T09:00:00Z',
  },
}
const mineOf = async () => within(await screen.findByRole('region', { name: 'Current plan' }))
const down = { status: 503, body: { code: 'unavailable', status: 503 } }

it.each<[string, Partial<typeof CURRENT>]>([
  ['349.00 SAR · 1 month', {}],
  ['3,490.00 SAR · 1 year', { months: 12, price: 3490 }],
  ['1,899.00 SAR · 6 months', { months: 6, price: 1899, packageId: 5 }],
])('shows the price and period of the plan: %s', async (words, of) => {
  show({ role: 'Admin', mine: having(of) })
  expect((await mineOf()).getByText((_, element) => element?.textContent === words)).toBeVisible()
})

it('shows no price for a trial, which can be cancelled and not renewed', async () => {
  show({ role: 'Admin', mine: having({ status: 'Trial', months: null, price: 0 }) })
  const mine = await mineOf()
  expect(mine.getByText('Trial')).toBeVisible()
  expect(mine.getByText(/Expires .*14 March 2027/)).toBeVisible()
  expect(mine.queryByText(/SAR/)).not.toBeInTheDocument()
  expect(mine.getByRole('button', { name: 'Cancel the plan' })).toBeVisible()
  expect(mine.queryByRole('button', { name: 'Renew' })).not.toBeInTheDocument()
})

it('states that a plan has no end', async () => {
  show({ role: 'Admin', mine: having({ expiryDate: null }) })
  expect((await mineOf()).getByText('No Expiry Date')).toBeVisible()
})

it('"Renew" pays for the planned plan at its price, from its first day', async () => {
  const next = { planId: 1, planName: basic.name, packageId: null, months: 1 }
  const shown = show({ role: 'Admin', mine: { ...HAS_PRO, next }, add: { body: WAITING } })
  const mine = await mineOf()
  expect(mine.getByText('Afterwards: Basic, 1 month.')).toBeVisible()
  await shown.user.click(mine.getByRole('button', { name: 'Renew' }))
  const summary = within(await screen.findByRole('region', { name: 'Summary' }))
  await shown.user.click(await summary.findByRole('button', { name: 'Pay 149.00 SAR' }))
  await screen.findByRole('link', { name: 'Taking you to the payment page' })
  expect(bodiesTo(shown, '/api/Subscription/Add')).toEqual([{ planId: 1, months: 1, discountCode: '' }])
  expect(bodiesTo(shown, '/api/Subscription/Upgrade')).toEqual([])
})

it('starts a renewal at the end of the period and states its end', async () => {
  const shown = show({ role: 'Admin' })
  await shown.user.click((await mineOf()).getByRole('button', { name: 'Renew' }))
  await screen.findByRole('region', { name: 'Summary' })
  const steps = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toContainEqual(expect.stringMatching(/^14 March 2027The new period begins/))
  expect(steps).toContainEqual(expect.stringMatching(/^14 April 2027The period ends/))
})

describe('an order during a server restart', () => {
  it('keeps its choice and code, and reports the failure', async () => {
    const shown = show({ role: 'Admin', step: 'subscriptions', add: down })
    const summary = await choose(shown, 'Pro', /^Choose Pro, 1 month/)
    await shown.user.type(summary.getByLabelText('Discount code'), 'nine{Enter}')
    const press = await summary.findByRole('button', { name: 'Pay 300.00 SAR' })
    shown.answers[MINE] = down
    await shown.user.click(press)
    expect(await summary.findByRole('alert')).toBeVisible()
    await waitFor(() => expect(press).toBeEnabled())
    expect(screen.queryByText('The plans did not load')).not.toBeInTheDocument()
    expect(summary.getByText('NINE')).toBeVisible()
  })

  it('uses the same idempotency key when pressed again, so it is placed once', async () => {
    const shown = show({ role: 'Admin', step: 'subscriptions', add: down })
    const summary = await choose(shown, 'Pro', /^Choose Pro, 1 month/)
    shown.answers[MINE] = down
    await shown.user.click(summary.getByRole('button', { name: 'Pay 349.00 SAR' }))
    await summary.findByRole('alert')
    shown.answers[ADD] = { body: WAITING }
    await shown.user.click(summary.getByRole('button', { name: 'Pay 349.00 SAR' }))
    await screen.findByRole('link', { name: 'Taking you to the payment page' })
    const [first, second] = shown.added().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(first).toBeTruthy()
    expect(second).toBe(first)
  })
})

it('reports a subscription that failed to load, and retries it with the plans', async () => {
  const shown = show({ role: 'Admin' })
  shown.answers[MINE] = down
  expect(await screen.findByText('The plans did not load')).toBeVisible()
  shown.answers[MINE] = { body: HAS_PRO }
  await shown.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect((await mineOf()).getByText('Pro')).toBeVisible()
})

it('keeps known plans when a refetch fails', async () => {
  const shown = show({ role: 'Admin' })
  await card('Pro')
  Object.assign(shown.answers, { [PLANS]: down, [MINE]: down })
  await act(() => shown.queryClient.invalidateQueries())
  expect(await card('Pro')).toBeTruthy()
  expect((await mineOf()).getByRole('button', { name: 'Renew' })).toBeVisible()
})

describe('an unpaid order', () => {
  it('is shown differently from a refused one', async () => {
    show({ role: 'Admin', mine: UNPAID })
    expect(await screen.findByText('Pro waits for its payment.')).toBeVisible()
    expect((await mineOf()).getByText('No Plan')).toBeVisible()
  })

  it('that cannot be paid states the reason and can be pressed again', async () => {
    const shown = show({ role: 'Admin', mine: UNPAID })
    shown.answers[PAY] = { status: 409, body: { code: 'illegal_transition', status: 409 } }
    const press = await screen.findByRole('button', { name: 'Pay 349.00 SAR' })
    await shown.user.click(press)
    expect(await screen.findByText(/^This is not possible any more/)).toBeVisible()
    expect(press).toBeEnabled()
  })
})

it('that is cancelled instead of paid states that its price has changed', async () => {
  const shown = show({ role: 'Admin', mine: { ...HAS_PRO, unpaid: UNPAID.unpaid } })
  const detail = 'The price has changed since you ordered.'
  shown.answers[PAY] = { status: 409, body: { code: 'order_changed', status: 409, detail } }
  const press = await screen.findByRole('button', { name: /^Pay / })
  shown.answers[MINE] = { body: HAS_PRO }
  await shown.user.click(press)
  expect(await screen.findByText(detail)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Pay / })).not.toBeInTheDocument())
  expect(screen.getByText(detail)).toBeVisible()
})
