import { screen, waitFor, within } from '@testing-library/react'
import { UP, WAITING, bodiesTo, choose, show } from './testing/show-plans.tsx'

// jsdom cannot navigate to a payment page and logs a warning.
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
})
afterEach(() => jest.restoreAllMocks())

type Shown = ReturnType<typeof show>
type Summary = Awaited<ReturnType<typeof choose>>

const VALIDATE = 'POST /api/Discount/Validate'
const refusedAt = (reason: string) => ({
  status: 400,
  body: { code: 'validation_failed', status: 400, errors: { discountCode: [reason] } },
})
const tryCode = async ({ user }: Shown, summary: Summary, code: string) => {
  await user.type(summary.getByLabelText('Discount code'), code)
  await user.click(summary.getByRole('button', { name: 'Apply' }))
}
const first = async () => {
  const shown = show({ role: 'Admin', step: 'subscriptions', add: { body: WAITING } })
  return { shown, summary: await choose(shown, 'Pro', /^Choose Pro, 1 month/) }
}
/** Opens an upgrade for which the server refuses every code. */
const goUp = async () => {
  const shown = show({ role: 'Admin' })
  const summary = await choose(shown, 'Business', /^Choose Business/)
  await summary.findByRole('button', { name: 'Pay 385.00 SAR' })
  shown.answers['POST /api/Subscription/Upgrade'] = refusedAt('This discount code is over.')
  return { shown, summary }
}

it('subtracts a valid code and computes the VAT of the rest', async () => {
  const { shown, summary } = await first()
  await tryCode(shown, summary, 'nine')
  expect(await summary.findByText('49.00')).toBeVisible()
  expect(summary.getByText('300.00')).toBeVisible()
  expect(summary.getByText('39.13')).toBeVisible()
})

it('checks the code on Enter', async () => {
  const { shown, summary } = await first()
  await shown.user.type(summary.getByLabelText('Discount code'), 'nine{Enter}')
  expect(await summary.findByRole('button', { name: 'Remove' })).toBeVisible()
})

it('does not show an unchecked code as valid, and can check it again', async () => {
  const { shown, summary } = await first()
  shown.answers[VALIDATE] = { status: 503, body: { code: 'unavailable', status: 503 } }
  await tryCode(shown, summary, 'nine')
  const again = await summary.findByRole('button', { name: 'Try again' })
  expect(summary.queryByRole('button', { name: 'Remove' })).not.toBeInTheDocument()
  expect(summary.getByLabelText('Discount code')).toHaveValue('nine')
  shown.answers[VALIDATE] = { body: { valid: true, amountOff: 49, reasonCode: null } }
  await shown.user.click(again)
  expect(await summary.findByRole('button', { name: 'Pay 300.00 SAR' })).toBeEnabled()
})

it('charges the amount on the button while a code is unchecked', async () => {
  const { shown, summary } = await first()
  shown.answers[VALIDATE] = { status: 503, body: { code: 'unavailable', status: 503 } }
  await tryCode(shown, summary, 'nine')
  await summary.findByRole('button', { name: 'Try again' })
  await shown.user.click(summary.getByRole('button', { name: 'Pay 349.00 SAR' }))
  await screen.findByRole('link', { name: 'Taking you to the payment page' })
  expect(bodiesTo(shown, '/api/Subscription/Add')).toEqual([{ planId: 2, months: 1, discountCode: '' }])
})

describe('a code that is invalid for another plan', () => {
  it('shows the reason', async () => {
    const { shown, summary } = await goUp()
    await tryCode(shown, summary, 'old')
    expect(await summary.findByText('This discount code is over.')).toBeVisible()
  })

  it('can be removed, and the plan is bought without it', async () => {
    const { shown, summary } = await goUp()
    await tryCode(shown, summary, 'old')
    await summary.findByText('This discount code is over.')
    shown.answers['POST /api/Subscription/Upgrade'] = { body: UP }
    await shown.user.clear(summary.getByLabelText('Discount code'))
    expect(await summary.findByRole('button', { name: 'Pay 385.00 SAR' })).toBeEnabled()
    expect(summary.queryByText('This discount code is over.')).not.toBeInTheDocument()
  })

  it('can be replaced', async () => {
    const { shown, summary } = await goUp()
    await tryCode(shown, summary, 'old')
    await summary.findByText('This discount code is over.')
    shown.answers['POST /api/Subscription/Upgrade'] = { body: { ...UP, discount: 85, amountDue: 300 } }
    await shown.user.clear(summary.getByLabelText('Discount code'))
    await tryCode(shown, summary, 'new')
    expect(await summary.findByRole('button', { name: 'Pay 300.00 SAR' })).toBeEnabled()
    expect(bodiesTo(shown, '/api/Subscription/Upgrade').at(-1)).toMatchObject({ discountCode: 'NEW' })
  })
})

it('applies a code only to its plan: another plan starts without it', async () => {
  const { shown, summary } = await first()
  await tryCode(shown, summary, 'nine')
  await summary.findByRole('button', { name: 'Remove' })
  const next = await choose(shown, 'Business', /^Choose Business/)
  await waitFor(() => expect(next.getByRole('button', { name: 'Pay 899.00 SAR' })).toBeEnabled())
  expect(within(screen.getByRole('region', { name: 'Summary' })).getByLabelText('Discount code')).toHaveValue(
    '',
  )
})
