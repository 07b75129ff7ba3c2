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

it('orders the first period with a code and starts its payment', async () => {
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
])('accepts the same code %s', async (_how, written) => {
  const shown = show({ role: 'Admin', step: 'subscriptions', add: { body: WAITING } })
  const summary = await choose(shown, 'Pro', /^Choose Pro, 1 month/)
  await shown.user.click(summary.getByLabelText('Discount code'))
  await shown.user.paste(written)
  await shown.user.click(summary.getByRole('button', { name: 'Apply' }))
  expect(await summary.findByText('EID20')).toBeInTheDocument()
  expect(bodiesTo(shown, '/api/Discount/Validate')).toEqual([expect.objectContaining({ code: 'EID20' })])
})

it('does not send a removed code', async () => {
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

it('orders a package, and explains an invalid code', async () => {
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

it('shows the rests of both plans for an upgrade and charges the difference', async () => {
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

it('promises no past reminder for an upgrade shortly before the renewal', async () => {
  const end = new Date(Date.now() + 5 * 86_400_000).toISOString()
  const shown = show({ role: 'Admin', upgrade: { body: { ...UP, expiresPreview: end } } })
  await choose(shown, 'Business', /^Choose Business/)
  expect(await screen.findByText(/and again 3 days and 1 day before the end/)).toBeInTheDocument()
})

it('delays a downgrade to the end of the period and lists exceeded limits', async () => {
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

it('pays an unpaid order, also after a refusal', async () => {
  const unpaid = {
    id: 9,
    status: 'Failed',
    planName: pro.name,
    amountDue: 349,
    createdAt: '2027-02-14T09:00:00Z',
  } as const
  // jsdom cannot navigate and logs an error.
  const leave = jest.spyOn(console, 'error').mockImplementation()
  const shown = show({ role: 'Admin', mine: { ...NOTHING, unpaid } })
  expect(await screen.findByText(/did not go through/)).toBeInTheDocument()
  await shown.user.click(screen.getByRole('button', { name: 'Pay 349.00 SAR' }))
  await waitFor(() =>
    expect(bodiesTo(shown, '/api/ClickPay/AddPayment')).toEqual([{ subscriptionId: 9, lang: 'en' }]),
  )
  // The payment page opens: a second press would start a second payment.
  await waitFor(() => expect(leave).toHaveBeenCalled())
  const press = screen.getByRole('button', { name: 'Pay 349.00 SAR' })
  expect(press).toHaveAttribute('aria-busy', 'true')
  await shown.user.click(press)
  expect(bodiesTo(shown, '/api/ClickPay/AddPayment')).toHaveLength(1)
})

it('cancels the plan after a confirmation', async () => {
  const shown = show({ role: 'Admin' })
  await shown.user.click(await screen.findByRole('button', { name: 'Cancel the plan' }))
  const question = within(await screen.findByRole('alertdialog'))
  expect(question.getByText(/Everything works until 14 March 2027/)).toBeInTheDocument()
  await shown.user.click(question.getByRole('button', { name: 'Cancel the plan' }))
  await waitFor(() => expect(bodiesTo(shown, '/api/Subscription/Cancel')).toHaveLength(1))
})

it('states the end of the grace period and offers the renewal', async () => {
  const late = { ...CURRENT, status: 'PastDue', graceUntil: '2027-03-21T09:00:00Z' } as const
  const shown = show({ role: 'Admin', mine: { ...HAS_PRO, current: late } })
  expect(await screen.findByText('Payment is due: everything works until 21 March 2027.')).toBeInTheDocument()
  await shown.user.click(screen.getByRole('button', { name: 'Renew' }))
  expect(await screen.findByRole('region', { name: 'Summary' })).toHaveTextContent('349.00')
})
