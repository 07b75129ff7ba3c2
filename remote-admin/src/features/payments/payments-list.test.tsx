import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { answerHttp, merchantPage, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { samplePayment } from '#src/payments/testing/sample-payment.ts'
import { PaymentsPage } from './payments.page.tsx'

type Answers = Parameters<typeof answerHttp>[0]

const open = (payments: PaymentRow[], search = '', answers: Answers = {}) => {
  const { calls } = answerHttp({
    'GET /api/Payment/Get': call => ({ body: samplePage(payments, call) }),
    'GET /api/Account/Get': call => ({ body: merchantPage([], call) }),
    ...answers,
  })
  const asked = () =>
    Object.fromEntries(calls.findLast(({ path }) => path === '/api/Payment/Get')?.query ?? [])
  const view = renderUi(<PaymentsPage />, {
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route: `/payments${search}`,
  })
  return { ...view, asked }
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('filters payments by the chosen values, from page 1', async () => {
  const many = Array.from({ length: 45 }, (_, at) => samplePayment({ id: at + 1 }))
  const { user, asked, location } = open(many, '?page=2')
  await screen.findAllByText('Old House')
  await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'The bank is looking at it')
  await waitFor(() => expect(asked()).toMatchObject({ State: 'OnHold', 'PaginatedRequest.PageNumber': '1' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Attention' }), 'Somebody has to look at it')
  await waitFor(() => expect(asked()).toMatchObject({ State: 'OnHold', NeedsAttention: 'true' }))
  expect(location()).toBe('/payments?state=OnHold&attention=needed')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Attention' }), '')
  await waitFor(() => expect(asked()).not.toHaveProperty('NeedsAttention'))
})

it('searches for the typed number without surrounding spaces', async () => {
  const { user, asked } = open([])
  await user.type(await screen.findByRole('searchbox'), ' TST24 ')
  await waitFor(() => expect(asked()).toMatchObject({ Search: 'TST24' }))
  expect(await screen.findByText('No payment matches these filters')).toBeInTheDocument()
})

it('shows a load error of payments and reloads on retry', async () => {
  let isDown = true
  const { user } = open([], '', {
    'GET /api/Payment/Get': call =>
      isDown
        ? { status: 500, body: { code: 'internal_error' } }
        : { body: samplePage([samplePayment()], call) },
  })
  expect(await screen.findByText('The payments did not load')).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Old House')).toBeInTheDocument()
})

it('returns to the previous page of payments after a page failed to load', async () => {
  const many = Array.from({ length: 21 }, (_, at) => samplePayment({ id: at + 1 }))
  const { user } = open([], '', {
    'GET /api/Payment/Get': call =>
      call.query.get('PaginatedRequest.PageNumber') === '1'
        ? { body: samplePage(many, call) }
        : { status: 500, body: { code: 'internal_error' } },
  })
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  expect(await screen.findByText('The payments did not load')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(await screen.findAllByText('Old House')).toHaveLength(20)
})

it('shows the numbers of a payment in optional columns, and a dash if missing', async () => {
  const { user } = open([samplePayment({ tranRef: null, cartId: 'cart-77' })])
  const row = (await screen.findByText('Old House')).closest('tr')
  expect(row).not.toHaveTextContent('cart-77')
  for (const name of ['Number at ClickPay', 'Our number of the cart']) {
    if (!screen.queryByRole('menu')) await user.click(screen.getByRole('button', { name: 'Columns' }))
    await user.click(await screen.findByRole('menuitemcheckbox', { name }))
  }
  const numbers = await screen.findByText('cart-77')
  expect(numbers.closest('tr')).toHaveTextContent(/—cart-77$/)
})
