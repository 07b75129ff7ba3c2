import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { answerHttp, merchantPage, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { samplePayment } from '#src/payments/testing/sample-payment.ts'
import { PaymentsPage } from './payments.page.tsx'

const AT = '2026-08-15T13:05:00.000Z'
const DOUBTED = samplePayment({
  attention: 'wrongAmount',
  state: 'Redirected',
  settledAt: null,
  messages: [
    {
      source: 'callback',
      isSigned: true,
      letter: 'A',
      amount: '1.00',
      currency: 'SAR',
      outcome: 'wrongAmount',
      times: 3,
      firstAt: AT,
      lastAt: '2026-08-15T13:09:00.000Z',
    },
    {
      source: 'return',
      isSigned: false,
      letter: null,
      amount: null,
      currency: null,
      outcome: 'badSignature',
      times: 1,
      firstAt: AT,
      lastAt: AT,
    },
    {
      source: 'query',
      isSigned: null,
      letter: 'X',
      amount: null,
      currency: null,
      outcome: 'Expired',
      times: 1,
      firstAt: AT,
      lastAt: AT,
    },
  ],
})

const open = (
  payments: PaymentRow[] = [DOUBTED],
  {
    language = 'en',
    search = '',
    answers = {},
  }: { language?: 'ar' | 'en'; search?: string; answers?: Record<string, HttpAnswer> } = {},
) => {
  const { calls } = answerHttp({
    ...answers,
    'GET /api/Payment/Get': call => ({ body: samplePage(payments, call) }),
    'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
  })
  const asked = () =>
    Object.fromEntries(calls.findLast(({ path }) => path.includes('/Payment/Get'))?.query ?? [])
  const view = renderUi(<PaymentsPage />, {
    language,
    role: 'SuperAdmin',
    route: `/payments${search}`,
    namespaces: { admin: { ar, en } },
  })
  const sent = () => calls.filter(({ method }) => method !== 'GET').map(({ path, body }) => ({ path, body }))
  return { ...view, asked, sent }
}

it('opens a payment and shows its callbacks and their verification', async () => {
  const { user } = open()
  const row = await screen.findByRole('row', { name: /Old House/ })
  expect(row).toHaveTextContent(/349.00 SAR.*On the payment page.*another amount/)
  await user.click(within(row).getByText('Old House'))
  const drawer = within(await screen.findByRole('dialog', { name: 'Payment 9' }))
  expect(drawer.getByRole('alert')).toHaveTextContent('so no plan was paid for with it')
  expect(drawer.getByRole('link', { name: 'Old House' })).toHaveAttribute('href', '/merchants/7')
  const told = within(drawer.getByRole('region', { name: 'What was told of it' })).getAllByRole('listitem')
  expect(told.map(each => each.textContent)).toEqual([
    'ClickPay told us: another amount3 times, from 15 Aug 2026, 4:05 pm to 15 Aug 2026, 4:09 pm · ClickPay says A · 1.00 SAR',
    'The browser came back: not believed, the signature is wrong15 Aug 2026, 4:05 pmNot proved',
    'We asked ClickPay: Not paid in time15 Aug 2026, 4:05 pm · ClickPay says X',
  ])
})

it('applies the filters of the URL and clears them with one press', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ ...DOUBTED, id: at + 1 }))
  const { asked, user, location } = open(many, {
    search: '?search=TST2431&merchant=7&state=OnHold&attention=needed&page=2',
  })
  expect(await screen.findAllByRole('row', { name: /Old House/ })).toHaveLength(1)
  expect(asked()).toEqual({
    'PaginatedRequest.PageNumber': '2',
    'PaginatedRequest.PageSize': '20',
    AccountId: '7',
    State: 'OnHold',
    NeedsAttention: 'true',
    Search: 'TST2431',
  })
  await user.click(screen.getAllByRole('button', { name: 'Clear the filters' })[0] ?? document.body)
  await waitFor(() => expect(screen.getAllByRole('row', { name: /Old House/ })).toHaveLength(20))
  expect(location()).toBe('/payments')
})

it('shows in Arabic that there are no payments yet', async () => {
  open([], { language: 'ar' })
  expect(await screen.findByText('لم يدفع أحد بعد')).toBeInTheDocument()
})

it('opens the payment of an invoice and refunds a part with two presses', async () => {
  const paid = samplePayment()
  const asked = samplePayment({
    refundable: 249,
    refunds: [
      {
        id: 1,
        amount: 100,
        state: 'Refused',
        reason: 'Half a month',
        refusal: 'Declined',
        byName: 'Saad',
        askedAt: AT,
        endedAt: AT,
        creditNote: null,
      },
    ],
  })
  const { user, sent } = open([paid], {
    search: '?payment=9',
    answers: { 'POST /api/Payment/Refund': { body: asked } },
  })
  const drawer = within(await screen.findByRole('dialog', { name: 'Payment 9' }))
  await user.click(drawer.getByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Refund payment 9' }))
  const amount = dialog.getByLabelText('Amount with VAT')
  expect(amount).toHaveValue('349.00')
  await user.clear(amount)
  await user.type(amount, '100')
  await user.type(dialog.getByLabelText('Reason'), 'Half a month')
  await user.click(dialog.getByRole('button', { name: /Refund.*100.00/ }))
  await waitFor(() =>
    expect(sent()).toEqual([
      { path: '/api/Payment/Refund', body: { paymentId: 9, amount: 100, reason: 'Half a month' } },
    ]),
  )
})

it('records the outcome of a payment review in its history', async () => {
  const resolved = samplePayment({
    resolutions: [
      { id: 1, attention: 'wrongAmount', decision: 'other', note: 'Asked the bank', byName: 'Saad', at: AT },
    ],
  })
  const { user, sent } = open([DOUBTED], { answers: { 'PUT /api/Payment/Resolve': { body: resolved } } })
  await user.click(within(await screen.findByRole('row', { name: /Old House/ })).getByText('Old House'))
  const form = within(await screen.findByRole('form', { name: 'What came of it' }))
  await user.selectOptions(form.getByLabelText('Decision'), 'Something else')
  await user.type(form.getByLabelText('Note'), 'Asked the bank')
  await user.click(form.getByRole('button', { name: 'Looked at' }))
  await waitFor(() =>
    expect(sent()).toEqual([
      { path: '/api/Payment/Resolve', body: { paymentId: 9, decision: 'other', note: 'Asked the bank' } },
    ]),
  )
})
