import { useSession } from '@sufra/shared/session'
import { screen, waitFor, within } from '@testing-library/react'
import { ADD, HAS_PRO, PLANS, TRIAL, basic, business, card, pro, show } from './testing/show-plans.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('shows a guest the prices with VAT, in order, and a link to sign-up', async () => {
  const { calls } = show()
  const shown = await card('Basic')
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    ...['Basic', 'Pro', 'Business'],
    'Compare the plans',
    'What happens after the trial?',
  ])
  expect(shown.getByText('149.00')).toBeInTheDocument()
  expect(shown.getByText('Includes 15% VAT (19.43 SAR)')).toBeInTheDocument()
  expect(shown.getByText('14 days free')).toBeInTheDocument()
  expect(
    within(shown.getByRole('list'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Up to five branches', 'All platforms'])
  expect(shown.getByRole('link', { name: 'Create account for Basic' })).toHaveAttribute('href', '/signup')
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/login')
  expect(calls.map(({ path }) => path).toSorted()).toEqual(['/api/Package/GetAll', '/api/Plan/GetAll'])
  expect(screen.queryByLabelText('Discount code')).not.toBeInTheDocument()
})

it('compares the plans feature by feature', async () => {
  const unlimited = { ...business, features: pro.features.map(each => ({ ...each, value: null })) }
  show({ plans: { body: [{ ...basic, features: [] }, pro, unlimited] } })
  const table = within(await screen.findByRole('table'))
  const row = (name: string) => within(table.getByRole('row', { name: new RegExp(name) }))
  expect(
    row('^Branches')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['—', '5', 'No limit']])
  expect(
    row('^Roles')
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([...['No', 'Yes', 'No']])
})

it('shows the monthly share of a yearly price, and plans without one', async () => {
  const { user } = show()
  await card('Pro')
  await user.click(screen.getByRole('tab', { name: 'Yearly' }))
  const yearly = await card('Pro')
  expect(yearly.getByText('3,490.00')).toBeInTheDocument()
  expect(yearly.getByText('That is 290.83 SAR a month; you save 698.00 SAR a year')).toBeInTheDocument()
  expect(yearly.getByText('Includes 15% VAT (455.22 SAR)')).toBeInTheDocument()
  const monthly = await card('Basic')
  expect(monthly.getByText('149.00')).toBeInTheDocument()
  expect(monthly.getByText('Paid monthly only')).toBeInTheDocument()
})

it("starts a new merchant's trial and opens the dashboard", async () => {
  const { user, added, location } = show({ role: 'Admin', step: 'subscriptions' })
  await user.click((await card('Pro')).getByRole('button', { name: 'Start the free trial of Pro' }))
  await waitFor(() => expect(location()).toBe('/dashboard'))
  expect(added().map(({ body }) => body)).toEqual([{ planId: 2 }])
  expect(useSession.getState().user?.onboardingStep).toBe('done')
})

it('explains what follows, and offers a plan without a trial for payment', async () => {
  show({ role: 'Admin', step: 'subscriptions' })
  const untried = await card('Business')
  expect(untried.queryByRole('button', { name: /trial/ })).not.toBeInTheDocument()
  expect(untried.getByRole('button', { name: 'Choose Business, 1 month for 899.00 SAR' })).toBeInTheDocument()
  expect(screen.getByText(/we ask for no card/)).toBeInTheDocument()
  expect(screen.getByText(/nothing is charged by itself/)).toBeInTheDocument()
})

it('retries after a lost response with the same idempotency key', async () => {
  const { user, added, answers, location } = show({
    role: 'Admin',
    step: 'subscriptions',
    add: { status: 503, body: { code: 'unavailable' } },
  })
  const start = async () =>
    user.click((await card('Pro')).getByRole('button', { name: 'Start the free trial of Pro' }))
  await start()
  expect(await screen.findByRole('alert')).toBeInTheDocument()
  answers[ADD] = { body: TRIAL }
  await start()
  await waitFor(() => expect(location()).toBe('/dashboard'))
  const [first, second] = added().map(({ headers }) => headers.get('Idempotency-Key'))
  expect(first).toMatch(/^[0-9a-f]{32}-2$/)
  expect(second).toBe(first)
})

it.each([
  ['a trial that was used', { status: 409, body: { code: 'trial_used' } }, 'has had its free trial already'],
  ['a plan that was withdrawn', { status: 404, body: { code: 'not_found' } }, 'no longer offered'],
])('reports %s', async (_name, add, words) => {
  const { user, location } = show({ role: 'Admin', step: 'subscriptions', add })
  await user.click((await card('Pro')).getByRole('button', { name: 'Start the free trial of Pro' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(location()).toBe('/subscriptions')
})

it('shows an Admin the current plan with its end, marked in the list', async () => {
  show({ role: 'Admin' })
  const mine = within(await screen.findByRole('region', { name: 'Current plan' }))
  expect(mine.getByText('Active')).toBeInTheDocument()
  expect(mine.getByText(/Expires .*14 March 2027/)).toBeInTheDocument()
  const shown = await card('Pro')
  expect(shown.getByText('Your current plan')).toBeInTheDocument()
  expect(shown.getByRole('button', { name: 'Your plan now' })).toBeDisabled()
  expect(screen.getByRole('link', { name: 'Back to the dashboard' })).toHaveAttribute('href', '/dashboard')
})

it.each(['BranchManager', 'Cashier', 'Kitchen'] as const)(
  'shows %s the plans and who may choose',
  async role => {
    show({ role })
    await card('Pro')
    expect(screen.getByText("Only the account's Admin can choose a plan.")).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /trial/ })).not.toBeInTheDocument()
  },
)

it('lists paid and given periods ahead in order, without actions', async () => {
  const [given, paid] = ['2027-03-14T09:00:00Z', '2027-05-14T09:00:00Z']
  const ahead = [
    { planName: pro.name, isGiven: true, startsAt: given, expiryDate: paid },
    { planName: pro.name, isGiven: false, startsAt: paid, expiryDate: '2027-06-14T09:00:00Z' },
  ]
  show({ role: 'Admin', mine: { ...HAS_PRO, ahead } })
  const lines = await screen.findAllByText(/until/)
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    'Given by Sufra: Pro until 14 May 2027.',
    'Renewed: Pro until 14 June 2027.',
  ])
  for (const name of ['Cancel the plan', 'Renew'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
})

it('leads a merchant without business details there first', async () => {
  const { location } = show({ role: 'Admin', step: 'businessDetails' })
  await waitFor(() => expect(location()).toBe('/businessDetails'))
})

it('reports an empty list and a failed load, which can be retried', async () => {
  const { unmount } = show({ plans: { body: [] } })
  expect(await screen.findByText('No plans are published right now')).toBeInTheDocument()
  unmount()
  const { user, answers } = show({ plans: { status: 500, body: { code: 'internal_error' } } })
  expect(await screen.findByRole('alert')).toHaveTextContent('The plans did not load')
  answers[PLANS] = { body: [pro] }
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await card('Pro')
})

it('shows the page in Arabic', async () => {
  show({ role: 'Admin', step: 'subscriptions', language: 'ar' })
  const shown = await card('الاحترافية')
  expect(shown.getByText('تجربة مجانية لمدة 14 يومًا')).toBeInTheDocument()
  expect(shown.getByText('شامل ضريبة القيمة المضافة 15% (45.52 ر.س)')).toBeInTheDocument()
  expect(shown.getByText('كل المنصات')).toBeInTheDocument()
})
