import type { PaymentRefund, PaymentRow } from '@sufra/shared/contracts/payment'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { PaymentDrawer } from './payment-drawer.tsx'
import { samplePayment } from './testing/sample-payment.ts'

const AT = '2026-08-15T13:05:00.000Z'
const refund = (changes: Partial<PaymentRefund> = {}): PaymentRefund => ({
  id: 1,
  amount: 100,
  state: 'Done',
  reason: 'Half a month',
  refusal: null,
  byName: 'Saad',
  askedAt: AT,
  endedAt: AT,
  creditNote: null,
  ...changes,
})

type Answers = Parameters<typeof answerHttp>[0]

interface Opened {
  /** Later state of the server; by default the opened one. */
  now?: () => PaymentRow | null
  language?: 'ar' | 'en'
  answers?: Answers
}

const open = async (payment: PaymentRow, { now = () => payment, language = 'en', answers }: Opened = {}) => {
  const { calls } = answerHttp({
    'GET /api/Payment/Get': call => ({ body: samplePage([now()].filter(Boolean), call) }),
    ...answers,
  })
  const onClose = jest.fn()
  const view = renderUi(<PaymentDrawer payment={payment} onClose={onClose} />, {
    language,
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
  })
  const drawer = within(await screen.findByRole('dialog'))
  const sent = () => calls.filter(({ method }) => method !== 'GET')
  return { ...view, drawer, calls, sent, onClose }
}

const askBack = async (payment: PaymentRow, answers: Answers) => {
  const view = await open(payment, { answers })
  await view.user.click(await view.drawer.findByRole('button', { name: 'Refund' }))
  return { ...view, dialog: within(await screen.findByRole('dialog', { name: 'Refund payment 9' })) }
}

afterEach(() => jest.useRealTimers())

it('shows the current payment of the server, not the older one of the list', async () => {
  const { drawer } = await open(samplePayment({ state: 'Pending', settledAt: null }), {
    now: () => samplePayment({ tranRef: 'TST9999' }),
  })
  expect(await drawer.findByText('TST9999')).toBeInTheDocument()
  expect(drawer.getByText('Paid')).toBeInTheDocument()
})

it('keeps the payment of the list when the request fails', async () => {
  const { drawer, calls } = await open(samplePayment(), {
    answers: { 'GET /api/Payment/Get': { status: 500 } },
  })
  await waitFor(() => expect(calls).not.toHaveLength(0))
  expect(drawer.getByText('TST2431')).toBeInTheDocument()
})

it('shows dashes for a missing number and no purchase', async () => {
  const { drawer } = await open(samplePayment({ tranRef: null, settledAt: null, refundable: 0 }))
  expect(drawer.getByText('Plan paid for with it').nextSibling).toHaveTextContent(/^—$/)
  expect(drawer.getByText('Number at ClickPay').nextSibling).toHaveTextContent(/^—$/)
  expect(drawer.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument()
  expect(drawer.queryByRole('region', { name: 'Refunds' })).not.toBeInTheDocument()
})

it('lists refunds with state, author, refusal and credit note', async () => {
  const { drawer } = await open(
    samplePayment({
      refundable: 0,
      refunds: [
        refund({ creditNote: { id: 72, number: 'CRN-000003' } }),
        refund({ id: 2, state: 'Refused', refusal: 'Declined by the bank', byName: null }),
      ],
    }),
  )
  const refunds = within(drawer.getByRole('region', { name: 'Refunds' }))
  expect(refunds.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '100.00 SAR · Half a month15 Aug 2026, 4:05 pm · Saad · CRN-000003Refunded',
    '100.00 SAR · Half a month15 Aug 2026, 4:05 pm · Declined by the bankRefused',
  ])
  expect(refunds.getByRole('link', { name: 'CRN-000003' })).toHaveAttribute('href', '/invoices/72')
  expect(refunds.queryByRole('button', { name: 'Refund' })).not.toBeInTheDocument()
})

it('polls while a refund is in progress and stops when it is complete', async () => {
  jest.useFakeTimers()
  let state: PaymentRefund['state'] = 'Unknown'
  const row = () => samplePayment({ refunds: [refund({ state })] })
  const { drawer, calls } = await open(row(), { now: row })
  expect(await drawer.findByText('Waiting for ClickPay')).toBeInTheDocument()
  state = 'Done'
  await jest.advanceTimersByTimeAsync(3_000)
  expect(await drawer.findByText('Refunded')).toBeInTheDocument()
  const asked = calls.length
  await jest.advanceTimersByTimeAsync(30_000)
  expect(calls).toHaveLength(asked)
})

it('requests one refund for repeated presses and shows it as requested', async () => {
  const asked = samplePayment({ refundable: 249, refunds: [refund({ state: 'Asked' })] })
  let isDown = true
  const { user, dialog, drawer, sent } = await askBack(samplePayment(), {
    'GET /api/Payment/Get': call => ({ body: samplePage([isDown ? samplePayment() : asked], call) }),
    'POST /api/Payment/Refund': () =>
      isDown ? { status: 503, body: { code: 'internal_error' } } : { body: asked },
  })
  expect(dialog.getByText(/the card of Old House/)).toBeInTheDocument()
  expect(dialog.getByText('Left of the payment: 349.00 SAR')).toBeInTheDocument()
  await user.type(dialog.getByLabelText('Reason'), 'Half a month')
  const confirm = dialog.getByRole('button', { name: 'Refund 349.00 SAR' })
  await user.click(confirm)
  expect(await dialog.findByText(/What you wrote is still here/)).toBeInTheDocument()
  isDown = false
  await user.click(confirm)
  expect(await drawer.findByText('Asked')).toBeInTheDocument()
  const keys = sent().map(({ headers }) => headers.get('idempotency-key'))
  expect(keys[0]).toBeTruthy()
  expect(keys).toEqual([keys[0], keys[0]])
})

it.each([
  ['more than is left of it', 'amount', 'No more than 249.00 SAR can go back.'],
  ['without a reason that stands on paper', 'reason', 'Say why.'],
])('says at its field that nothing goes back %s', async (_, field, words) => {
  const { user, dialog } = await askBack(samplePayment({ refundable: 249 }), {
    'POST /api/Payment/Refund': {
      status: 400,
      body: { code: 'validation_failed', errors: { [field]: [words] } },
    },
  })
  await user.type(dialog.getByLabelText('Reason'), 'Half a month')
  await user.click(dialog.getByRole('button', { name: 'Refund 249.00 SAR' }))
  expect(await dialog.findByText(words)).toBeInTheDocument()
  expect(dialog.getByLabelText('Reason')).toHaveValue('Half a month')
})

it('sends no refund request without an amount or a reason', async () => {
  const { user, dialog, sent } = await askBack(samplePayment(), {})
  await user.clear(dialog.getByLabelText('Amount with VAT'))
  await user.click(dialog.getByRole('button', { name: /^Refund/ }))
  await waitFor(() => expect(dialog.getByLabelText('Amount with VAT')).toBeInvalid())
  expect(dialog.getByLabelText('Reason')).toBeInvalid()
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() =>
    expect(screen.queryByRole('dialog', { name: 'Refund payment 9' })).not.toBeInTheDocument(),
  )
  expect(sent()).toEqual([])
})

it.each([
  ['wrongAmount', 'another amount than we asked for'],
  ['wrongCurrency', 'another currency than we asked for'],
  ['wrongCart', 'under another cart'],
  ['paidTwice', 'Refund this payment'],
  ['orderChanged', 'The price of the upgrade changed'],
  ['moneyBack', 'The plan still runs'],
  ['unknownTransaction', 'under a payment that we did not begin'],
] as const)('says what to do about one that has %s', async (attention, words) => {
  const { drawer } = await open(samplePayment({ attention }))
  expect(drawer.getByRole('alert')).toHaveTextContent(words)
})

it('keeps the note and reports that somebody else decided first', async () => {
  const { user, drawer } = await open(samplePayment({ attention: 'paidTwice' }), {
    answers: {
      'PUT /api/Payment/Resolve': {
        status: 409,
        body: { code: 'illegal_transition', title: 'x', detail: 'Somebody decided it already.' },
      },
    },
  })
  const form = within(drawer.getByRole('form', { name: 'What came of it' }))
  await user.type(form.getByLabelText('Note'), 'The bank says so')
  await user.click(form.getByRole('button', { name: 'Looked at' }))
  expect(await form.findByText('Somebody decided it already.')).toBeInTheDocument()
  expect(form.getByLabelText('Note')).toHaveValue('The bank says so')
})

it('shows the decision and its author in Arabic, without the form', async () => {
  const { drawer } = await open(
    samplePayment({
      resolutions: [
        { id: 1, attention: 'paidTwice', decision: 'refundedByHand', note: 'ABC', byName: 'هدى', at: AT },
      ],
    }),
    { language: 'ar' },
  )
  const decided = within(drawer.getByRole('region', { name: ar.payments.resolve.heading }))
  expect(decided.getByRole('listitem')).toHaveTextContent(
    `${ar.payments.outcome.paidTwice}: ${ar.payments.resolve.decisions.refundedByHand}ABC · هدى`,
  )
  expect(drawer.queryByRole('form')).not.toBeInTheDocument()
})

it('closes with its button', async () => {
  const { user, drawer, onClose } = await open(samplePayment())
  await user.click(drawer.getByRole('button', { name: /close/i }))
  expect(onClose).toHaveBeenCalled()
})
