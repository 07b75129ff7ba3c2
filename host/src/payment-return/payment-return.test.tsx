import type { PaymentStatus } from '@sufra/shared/contracts/payment'
import type { RoleName } from '@sufra/shared/contracts/role'
import { useSession } from '@sufra/shared/session'
import { answerHttp, renderUi } from '@sufra/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/payment/ar.json'
import en from '#src/locales/payment/en.json'
import { hostTexts } from '#src/testing/host-texts.ts'
import { PaymentReturn } from './payment-return.tsx'

const STATUS = 'GET /api/ClickPay/Status'
const AGAIN = 'POST /api/ClickPay/AddPayment'

const paymentWith = (changes: Partial<PaymentStatus>): PaymentStatus => ({
  paymentId: 9,
  subscriptionId: 4,
  state: 'Authorised',
  amount: 349,
  currency: 'SAR',
  createdAt: '2026-11-22T20:00:00Z',
  isOpen: false,
  isPaid: false,
  canRetry: false,
  returned: null,
  ...changes,
})

interface Shown {
  role?: RoleName
  route?: string
  language?: 'ar' | 'en'
}

const show = ({
  role = 'Admin',
  route = '/dashboard?successpayment=true&paymentId=9',
  language,
}: Shown = {}) =>
  renderUi(<PaymentReturn />, { namespaces: { ...hostTexts, payment: { ar, en } }, role, route, language })

const answer = (changes: Partial<PaymentStatus>) => answerHttp({ [STATUS]: { body: paymentWith(changes) } })

const refused = { isOpen: false, canRetry: true }

it.each([
  ['paid', { isPaid: true }, /Paid: 349\.00 SAR\. Your plan is active/],
  ['on its way', { state: 'Redirected', isOpen: true }, /Waiting for the bank/],
  ['looked at by the bank', { state: 'OnHold', isOpen: true }, /do not pay again/],
  ['declined', { state: 'Declined', ...refused }, /The card was declined\. Nothing was charged/],
  ['failed', { state: 'Error', ...refused }, /error at the bank/],
  ['cancelled', { state: 'Cancelled', ...refused }, /You cancelled the payment/],
  ['out of time', { state: 'Expired', ...refused }, /in time/],
  ['taken back', { state: 'Voided' }, /was taken back/],
  ['too much', { returned: 'paidTwice' }, /second payment of 349\.00 SAR is returned/],
  ['an upgrade whose price changed', { returned: 'orderChanged' }, /price of the upgrade changed/],
] as const)(
  "shows a payment as %s by the server's answer, whatever the address says",
  async (_how, changes, text) => {
    const { calls } = answer(changes)
    show()
    expect(await screen.findByText(text)).toBeInTheDocument()
    const status = calls.find(({ path }) => path === '/api/ClickPay/Status')
    expect(status?.query.get('paymentId')).toBe('9')
  },
)

it('in Arabic as well', async () => {
  answer({ isPaid: true })
  show({ language: 'ar' })
  expect(await screen.findByText(/تم دفع .* وباقتك فعّالة الآن/)).toBeInTheDocument()
})

it.each([
  ['a person without a payment in the address', { route: '/dashboard' }],
  ['a person who may not pay', { role: 'Cashier' }],
] as const)('shows nothing and sends no request for %s', (_who, shown) => {
  const { calls } = answer({})
  const { container } = show(shown)
  expect(container).toBeEmptyDOMElement()
  expect(calls).toEqual([])
})

it('shows the latest payment without a number in the address, and an unknown one as unknown', async () => {
  const { calls } = answerHttp({ [STATUS]: { status: 404, body: { code: 'not_found' } } })
  show({ route: '/dashboard?successpayment=true&paymentId=x' })
  expect(await screen.findByText(/We know of no such payment/)).toBeInTheDocument()
  expect(calls[0]?.query.has('paymentId')).toBe(false)
})

it('polls a pending payment for at most half a minute', async () => {
  jest.useFakeTimers()
  try {
    const { calls } = answer({ state: 'Redirected', isOpen: true })
    show()
    await act(() => jest.advanceTimersByTimeAsync(60_000))
    expect(screen.getByText(/has not confirmed your payment of 349\.00 SAR yet/)).toBeInTheDocument()
    const asked = calls.length
    expect(asked).toBeGreaterThan(5)
    expect(asked).toBeLessThanOrEqual(17)
    answer({ isPaid: true })
    act(() => screen.getByRole('button', { name: 'Check again' }).click())
    await act(() => jest.advanceTimersByTimeAsync(3_000))
    expect(screen.getByText(/Your plan is active/)).toBeInTheDocument()
  } finally {
    jest.useRealTimers()
  }
})

it('explains a refused retry and keeps the known state', async () => {
  const { calls } = answerHttp({
    [STATUS]: { body: paymentWith({ state: 'Declined', ...refused }) },
    [AGAIN]: { status: 409, body: { code: 'illegal_transition' } },
  })
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: 'Pay again' }))
  expect(await screen.findByText(/cannot be paid any more/)).toBeInTheDocument()
  expect(screen.getByText(/The card was declined/)).toBeInTheDocument()
  expect(calls.at(-1)?.body).toEqual({ subscriptionId: 4, lang: 'en' })
})

it("lets a person pay again after the browser's back button", async () => {
  answerHttp({
    [STATUS]: { body: paymentWith({ state: 'Declined', ...refused }) },
    [AGAIN]: {
      body: {
        paymentId: 10,
        cartId: 'S-10',
        tranRef: 'T-10',
        redirectUrl: 'http://localhost/#payment',
        amount: 349,
        currency: 'SAR',
      },
    },
  })
  const { user } = show()
  const press = await screen.findByRole('button', { name: 'Pay again' })
  await user.click(press)
  await waitFor(() => expect(window.location.hash).toBe('#payment'))
  expect(press).toHaveAttribute('aria-busy', 'true')
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await waitFor(() => expect(press).not.toHaveAttribute('aria-busy', 'true'))
  window.location.hash = ''
})

it('stays dismissed', async () => {
  answer({ isPaid: true })
  const { user, container } = show()
  await user.click(await screen.findByRole('button', { name: 'Hide' }))
  expect(container).toBeEmptyDOMElement()
})

describe('cached data from before the payment', () => {
  const REFRESH = 'POST /api/Authentication/RefreshToken'
  const claims = { Id: 1, Role: 'Admin', accountId: 1, onboardingStep: 'done', isExpired: false }
  const fresh = `h.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.s`

  const showExpired = (changes: Partial<PaymentStatus>) => {
    const { calls } = answerHttp({
      [STATUS]: { body: paymentWith(changes) },
      [REFRESH]: { body: { accessToken: fresh } },
    })
    const { queryClient } = show()
    act(() =>
      useSession.setState(({ user }) => ({
        user: user && { ...user, isExpired: true, onboardingStep: 'subscriptions' },
      })),
    )
    for (const key of ['subscription', 'seller-info']) queryClient.setQueryData([key], {})
    const isStale = (key: string) => queryClient.getQueryState([key])?.isInvalidated
    return { calls, isStale }
  }

  it('is refetched once it is paid: the plan and the token', async () => {
    const { isStale } = showExpired({ isPaid: true })
    await waitFor(() => expect(useSession.getState().user?.isExpired).toBe(false))
    expect(useSession.getState().user?.onboardingStep).toBe('done')
    expect([isStale('subscription'), isStale('seller-info')]).toEqual([true, true])
  })

  it('stays while nothing is paid', async () => {
    const { calls, isStale } = showExpired({ state: 'Declined', ...refused })
    await screen.findByText(/The card was declined/)
    expect(calls.some(({ path }) => path.endsWith('/RefreshToken'))).toBe(false)
    expect([isStale('subscription'), isStale('seller-info')]).toEqual([false, false])
  })
})
