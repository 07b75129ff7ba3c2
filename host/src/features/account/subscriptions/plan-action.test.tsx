import { delayedResponse } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import type { MySubscription } from '@sufra/shared/contracts/subscription'
import {
  ADD,
  CURRENT,
  HAS_PRO,
  NOTHING,
  TRIAL,
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

const HALF = { id: 5, planId: 2, name: pro.name, months: 6, price: 1899, currency: 'SAR', index: 1 }
const starting = () =>
  show({
    role: 'Admin',
    step: 'subscriptions',
    add: { body: WAITING },
    packages: { body: [{ ...HALF, id: 6, months: 24, price: 5999 }, HALF] },
  })
const pressesOf = async (plan: string) =>
  (await card(plan)).getAllByRole('button').map(press => press.getAttribute('aria-label'))

it("offers a plan's trial, its period and its packages, the shorter first", async () => {
  starting()
  await waitFor(async () => expect(await pressesOf('Pro')).toHaveLength(4))
  expect(await pressesOf('Pro')).toEqual([
    'Start the free trial of Pro',
    'Choose Pro, 1 month for 349.00 SAR',
    'Choose Pro, 6 months for 1,899.00 SAR',
    'Choose Pro, 24 months for 5,999.00 SAR',
  ])
  expect(await pressesOf('Basic')).toEqual([
    'Start the free trial of Basic',
    'Choose Basic, 1 month for 149.00 SAR',
  ])
})

it('marks only the current choice', async () => {
  const shown = starting()
  const chosen = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
  await choose(shown, 'Pro', /6 months/)
  expect(chosen()).toEqual(['6 months for 1,899.00 SAR'])
  await choose(shown, 'Basic', /^Choose Basic/)
  expect(chosen()).toEqual(['Chosen'])
  expect(screen.getByRole('region', { name: 'Summary' })).toHaveTextContent('Basic, 1 month')
})

it('focuses the summary of the choice, which is far below on a phone', async () => {
  await choose(starting(), 'Pro', /^Choose Pro, 1 month/)
  expect(screen.getByRole('heading', { name: 'Summary' })).toHaveFocus()
})

it('orders a yearly plan for a year', async () => {
  const shown = starting()
  await card('Pro')
  await shown.user.click(screen.getByRole('tab', { name: 'Yearly' }))
  const summary = await choose(shown, 'Pro', /^Choose Pro, 1 year for 3,490.00 SAR/)
  await shown.user.click(summary.getByRole('button', { name: 'Pay 3,490.00 SAR' }))
  await screen.findByRole('link', { name: 'Taking you to the payment page' })
  expect(bodiesTo(shown, '/api/Subscription/Add')).toEqual([{ planId: 2, months: 12, discountCode: '' }])
})

it('starts no other trial during a start', async () => {
  const late = delayedResponse({ body: TRIAL })
  const shown = show({ role: 'Admin', step: 'subscriptions' })
  const press = (plan: string) => screen.getByRole('button', { name: `Start the free trial of ${plan}` })
  await card('Pro')
  Object.assign(shown.answers, { [ADD]: late.answer })
  await shown.user.click(press('Pro'))
  await waitFor(() => expect(press('Basic')).toBeDisabled())
  await shown.user.click(press('Pro'))
  late.come()
  await waitFor(() => expect(shown.location()).toBe('/dashboard'))
  expect(shown.added()).toHaveLength(1)
})

describe('a subscriber', () => {
  const withPro = (current: Partial<typeof CURRENT>, more: Partial<MySubscription> = {}) =>
    show({ role: 'Admin', mine: { ...HAS_PRO, current: { ...CURRENT, ...current }, ...more } })

  it('by the year sees yearly prices with their plan marked', async () => {
    withPro({ months: 12, price: 3490 })
    const mine = await card('Pro')
    expect(screen.getByRole('tab', { name: 'Yearly' })).toHaveAttribute('aria-selected', 'true')
    expect(mine.getByText('3,490.00')).toBeVisible()
    expect(mine.getByRole('button', { name: 'Your plan now' })).toBeDisabled()
  })

  it('by the month can move to a year of the same plan', async () => {
    const shown = withPro({})
    await card('Pro')
    await shown.user.click(screen.getByRole('tab', { name: 'Yearly' }))
    await choose(shown, 'Pro', /^Choose Pro, 1 year/)
    await waitFor(() =>
      expect(bodiesTo(shown, '/api/Subscription/Upgrade')).toEqual([
        { planId: 2, months: 12, discountCode: '', preview: true },
      ]),
    )
  })

  it('with an expired plan can choose the same again', async () => {
    const shown = withPro({ status: 'Expired' })
    const summary = await choose(shown, 'Pro', /^Choose Pro, 1 month/)
    expect(await summary.findByRole('button', { name: 'Pay 349.00 SAR' })).toBeEnabled()
  })

  it('offers no second trial', async () => {
    withPro({})
    const other = await card('Basic')
    expect(other.queryByRole('button', { name: /trial/ })).not.toBeInTheDocument()
    expect(other.queryByText('14 days free')).not.toBeInTheDocument()
  })

  it('of a free plan starts another free one at once, without a payment page', async () => {
    const shown = show({
      role: 'Admin',
      step: 'subscriptions',
      plans: { body: [pro, { ...basic, priceMonthly: 0 }] },
      add: { body: { ...TRIAL, status: 'Active' } },
      mine: { ...NOTHING, canTry: false },
    })
    const summary = await choose(shown, 'Basic', /^Choose Basic/)
    await shown.user.click(summary.getByRole('button', { name: 'Start now' }))
    expect(await screen.findByText('Done. The plan is yours now.')).toBeVisible()
    expect(bodiesTo(shown, '/api/ClickPay/AddPayment')).toEqual([])
  })
})

describe('a change of plan', () => {
  const refusal = (path: string, text: string) => ({
    status: 400,
    body: { code: 'validation_failed', status: 400, errors: { [path]: [text] } },
  })

  it.each([
    ['months', 'A dearer plan cannot have a shorter period.'],
    ['planId', 'This is the plan that you have.'],
  ])('refused with %s states the reason and cannot be paid', async (path, text) => {
    const shown = show({ role: 'Admin', upgrade: refusal(path, text) })
    const summary = await choose(shown, 'Business', /^Choose Business/)
    expect(await summary.findByText(text)).toBeVisible()
    expect(summary.queryByRole('button', { name: /^Pay/ })).not.toBeInTheDocument()
  })

  it('whose calculation failed can be retried', async () => {
    const shown = show({
      role: 'Admin',
      upgrade: { status: 503, body: { code: 'unavailable', status: 503 } },
    })
    const summary = await choose(shown, 'Business', /^Choose Business/)
    const again = await summary.findByRole('button', { name: 'Try again' })
    shown.answers['POST /api/Subscription/Upgrade'] = refusal('months', 'Shorter.')
    await shown.user.click(again)
    expect(await summary.findByText('Shorter.')).toBeVisible()
  })

  it('names both plans', async () => {
    const shown = show({ role: 'Admin' })
    const summary = await choose(shown, 'Business', /^Choose Business/)
    expect(summary.getByText('Pro')).toBeVisible()
    expect(summary.getByText('Business, 1 month')).toBeVisible()
  })
})
