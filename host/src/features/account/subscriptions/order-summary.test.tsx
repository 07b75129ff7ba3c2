import { screen, waitFor, within } from '@testing-library/react'
import {
  CURRENT,
  HAS_PRO,
  NOTHING,
  PAGE,
  UP,
  WAITING,
  basic,
  bodiesTo,
  choose,
  pro,
  show,
  text,
} from './testing/show-plans.tsx'

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('the first period is ordered with a code, and its payment begins', async () => {
  const shown = show({ role: 'Admin', step: 'subscriptions', add: { body: WAITING } })
  const summary = await choose(shown, 'Pro', /^Choose Pro, 1 month/)
  expect(summary.getByText('Of it 15% VAT')).toBeInTheDocument()
  await shown.user.type(summary.getByLabelText('Discount code'), 'nine')
  await shown.user.click(summary.getByRole('button', { name: 'Apply' }))
  await shown.user.click(await summary.findByRole('button', { name: 'Pay 300.00 SAR' }))
  expect(await screen.findByRole('link', { name: 'Taking you to the payment page' })).toHaveAttribute(
    'href',
    PAGE,
  )
  expect(bodiesTo(shown, '/api/Subscription/Add')).toEqual([{ planId: 2, months: 1, discountCode: 'NINE' }])
  expect(bodiesTo(shown, '/api/ClickPay/AddPayment')).toEqual([{ subscriptionId: 7, lang: 'en' }])
})

it.each([
  ['typed with an Arabic keyboard', 'eid٢٠'],
  ['pasted out of a message, with what nobody sees', '\u200FEID20\u200E '],
])('a code is the same code when it is %s', async (_how, written) => {
  const shown = show({ role: 'Admin', step: 'subscriptions', add: { body: WAITING } })
  const summary = await choose(shown, 'Pro', /^Choose Pro, 1 month/)
  await shown.user.click(summary.getByLabelText('Discount code'))
  await shown.user.paste(written)
  await shown.user.click(summary.getByRole('button', { name: 'Apply' }))
  expect(await summary.findByText('EID20')).toBeInTheDocument()
  expect(bodiesTo(shown, '/api/Discount/Validate')).toEqual([expect.objectContaining({ code: 'EID20' })])
})

it('a code that was taken away again is not sent', async () => {
  const shown = show({ role: 'Admin', step: 'subscriptions', add: { body: WAITING } })
  const summary = await choose(shown, 'Pro', /^Choose Pro, 1 month/)
  await shown.user.type(summary.getByLabelText('Discount code'), 'nine')
  await shown.user.click(summary.getByRole('button', { name: 'Apply' }))
  await summary.findByText('NINE')
  await shown.user.click(summary.getByRole('button', { name: 'Remove' }))
  expect(summary.getByLabelText('Discount code')).toHaveValue('')
  await shown.user.click(summary.getByRole('button', { name: 'Pay 349.00 SAR' }))
  await screen.findByRole('link', { name: 'Taking you to the payment page' })
  expect(bodiesTo(shown, '/api/Subscription/Add')).toEqual([{ planId: 2, months: 1, discountCode: '' }])
})

it('a package is ordered by itself, and a code that does not hold says why', async () => {
  const half = { id: 5, planId: 2, name: pro.name, months: 6, price: 1899, currency: 'SAR', index: 1 }
  const shown = show({
    role: 'Admin',
    step: 'subscriptions',
    add: { body: WAITING },
    packages: { body: [half] },
  })
  shown.answers['POST /api/Discount/Validate'] = {
    body: { valid: false, amountOff: 0, reasonCode: 'discount_expired' },
  }
  const summary = await choose(shown, 'Pro', /6 months for 1,899.00 SAR/)
  await shown.user.type(summary.getByLabelText('Discount code'), 'OLD')
  await shown.user.click(summary.getByRole('button', { name: 'Apply' }))
  expect(await summary.findByText('This discount code is over.')).toBeInTheDocument()
  await shown.user.click(summary.getByRole('button', { name: 'Pay 1,899.00 SAR' }))
  await screen.findByRole('link', { name: 'Taking you to the payment page' })
  expect(bodiesTo(shown, '/api/Subscription/Add')).toEqual([{ planId: 2, packageId: 5, discountCode: '' }])
})

it('going up shows what is left of both plans, and asks for the difference', async () => {
  const shown = show({ role: 'Admin' })
  const summary = await choose(shown, 'Business', /^Choose Business/)
  expect(await summary.findByText('629.30')).toBeInTheDocument()
  expect(summary.getByText('Left of Pro')).toBeInTheDocument()
  expect(summary.getByText('244.30')).toBeInTheDocument()
  expect(summary.getByText('20 days 12 h of 30 days, of 899.00 SAR')).toBeInTheDocument()
  expect(summary.getByText('21 days of 30 days, of 349.00 SAR')).toBeInTheDocument()
  expect(summary.getByRole('button', { name: 'Pay 385.00 SAR' })).toBeEnabled()
  expect(bodiesTo(shown, '/api/Subscription/Upgrade')).toEqual([
    { planId: 3, months: 1, discountCode: '', preview: true },
  ])
})

it('going up shortly before the day of renewal promises no reminder that is over', async () => {
  const end = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const shown = show({ role: 'Admin', upgrade: { body: { ...UP, expiresPreview: end } } })
  await choose(shown, 'Business', /^Choose Business/)
  expect(await screen.findByText(/and again 3 days and 1 day before the end/)).toBeInTheDocument()
})

it('going down waits for the end of the period, and says what is used too much', async () => {
  const down = {
    ...UP,
    planName: basic.name,
    direction: 'down',
    status: 'Active',
    amountDue: 0,
    prorationCredit: 0,
    tooMuch: [{ key: 'branches', name: text('الفروع', 'Branches'), limit: 1, used: 4 }],
  }
  const shown = show({ role: 'Admin', upgrade: { body: down } })
  const summary = await choose(shown, 'Basic', /^Choose Basic/)
  expect(await summary.findByText('Branches: 4 in use, 1 allowed')).toBeInTheDocument()
  expect(summary.getByText(/From 14 March 2027 it is 149.00 SAR/)).toBeInTheDocument()
  expect(screen.getByText('The new plan begins. We remind you to pay for it before.')).toBeInTheDocument()
  await shown.user.click(summary.getByRole('button', { name: 'Change at the end of the period' }))
  expect(await screen.findByText(/The plan changes at the end of the period/)).toBeInTheDocument()
  expect(bodiesTo(shown, '/api/ClickPay/AddPayment')).toEqual([])
})

it('what waits for its payment is paid, also after it was refused', async () => {
  const unpaid = {
    id: 9,
    status: 'Failed',
    planName: pro.name,
    amountDue: 349,
    createdAt: '2027-02-14T09:00:00Z',
  } as const
  // The browser of the tests goes nowhere, and says so.
  const leave = jest.spyOn(console, 'error').mockImplementation()
  const shown = show({ role: 'Admin', mine: { ...NOTHING, unpaid } })
  expect(await screen.findByText(/did not go through/)).toBeInTheDocument()
  await shown.user.click(screen.getByRole('button', { name: 'Pay 349.00 SAR' }))
  await waitFor(() =>
    expect(bodiesTo(shown, '/api/ClickPay/AddPayment')).toEqual([{ subscriptionId: 9, lang: 'en' }]),
  )
  // The page on which it is paid is on its way: a second press would begin a second payment.
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const press = screen.getByRole('button', { name: 'Pay 349.00 SAR' })
  expect(press).toHaveAttribute('aria-busy', 'true')
  await shown.user.click(press)
  expect(bodiesTo(shown, '/api/ClickPay/AddPayment')).toHaveLength(1)
})

it('the plan is cancelled after a question', async () => {
  const shown = show({ role: 'Admin' })
  await shown.user.click(await screen.findByRole('button', { name: 'Cancel the plan' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Everything works until 14 March 2027/)).toBeInTheDocument()
  await shown.user.click(question.getByRole('button', { name: 'Cancel the plan' }))
  await waitFor(() => expect(bodiesTo(shown, '/api/Subscription/Cancel')).toHaveLength(1))
})

it('within the days of grace it says until when, and offers the renewal', async () => {
  const late = { ...CURRENT, status: 'PastDue', graceUntil: '2027-03-21T09:00:00Z' } as const
  const shown = show({ role: 'Admin', mine: { ...HAS_PRO, current: late } })
  expect(await screen.findByText('Payment is due: everything works until 21 March 2027.')).toBeInTheDocument()
  await shown.user.click(screen.getByRole('button', { name: 'Renew' }))
  expect(await screen.findByRole('region', { name: 'Summary' })).toHaveTextContent('349.00')
})
