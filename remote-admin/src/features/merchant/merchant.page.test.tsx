import type { InvoiceSummary } from '@sufra/shared/contracts/invoice'
import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { samplePayment } from '#src/payments/testing/sample-payment.ts'
import { ACCOUNT, openMerchant, pageOf, panel } from './testing/merchant-page-server.tsx'

const INVOICE: InvoiceSummary = {
  id: 71,
  accountId: 7,
  kind: 'invoice',
  number: 'INV-000071',
  issuedAt: '2026-08-15T22:30:00.000Z',
  buyer: { name: { ar: 'البيت العتيق', en: 'Old House' }, vatNumber: null },
  net: 303.48,
  vat: 45.52,
  gross: 349,
  credited: 49,
  creditedNumber: null,
}
const CREDIT_NOTE: InvoiceSummary = {
  ...INVOICE,
  id: 72,
  kind: 'creditNote',
  number: 'CRN-000003',
  creditedNumber: 'INV-000071',
  net: 42.61,
  vat: 6.39,
  gross: 49,
  credited: 0,
}

const REFUSED = { code: 'in_use', errors: { Id: ['Orders that are still open: 2.'] } }

const withInvoices = (invoices: InvoiceSummary[]) => ({ 'GET /api/Invoice/Get': pageOf(invoices) })

const withPayments = (payments: PaymentRow[]): Parameters<typeof openMerchant>[0] => ({
  answers: {
    'GET /api/Payment/Get': call => {
      const isTroubled = call.query.get('NeedsAttention') === 'true'
      return {
        body: samplePage(
          payments.filter(({ attention }) => !isTroubled || attention),
          call,
        ),
      }
    },
  },
})

it('shows name, state, figures and notes of the merchant', async () => {
  openMerchant()
  expect(await screen.findByRole('heading', { level: 1, name: 'Old House' })).toBeInTheDocument()
  const health = await panel('How it is doing')
  expect((await health.findByText('Orders this month')).nextSibling).toHaveTextContent('120 · last month 140')
  expect(await (await panel('Company')).findByText('Restaurant')).toBeInTheDocument()
  expect(await (await panel('Notes')).findByText('Calls on Sundays')).toBeInTheDocument()
})

it('keeps the other panels when one fails to load', async () => {
  openMerchant({ answers: { 'GET /api/Account/Health': { status: 500 } } })
  expect(await (await panel('How it is doing')).findByText('This part did not load')).toBeInTheDocument()
  expect(await (await panel('Notes')).findByText('Calls on Sundays')).toBeInTheDocument()
})

it('lists invoices and credit notes with amounts and links', async () => {
  openMerchant({ answers: withInvoices([CREDIT_NOTE, INVOICE]) })
  const invoices = await panel('Invoices')
  expect(await invoices.findByRole('link', { name: 'INV-000071' })).toHaveAttribute('href', '/invoices/71')
  const [creditNote, invoice] = invoices.getAllByRole('listitem')
  expect(creditNote).toHaveTextContent(
    'CRN-000003Credit note · 16 August 2026 · for INV-000071−49.00 SARVAT −6.39 SAR',
  )
  expect(invoice).toHaveTextContent(
    'INV-000071Invoice · 16 August 2026 · credited 49.00 SAR349.00 SARVAT 45.52 SAR',
  )
  expect(invoices.queryByRole('link', { name: 'All invoices' })).not.toBeInTheDocument()
})

it('leads to all invoices of the merchant when there are more than shown', async () => {
  const many = Array.from({ length: 7 }, (_, index) => ({ ...INVOICE, id: index + 1 }))
  openMerchant({ answers: withInvoices(many), language: 'ar' })
  const all = await (await panel('الفواتير')).findByRole('link', { name: 'جميع الفواتير' })
  expect(all).toHaveAttribute('href', '/invoices?merchant=7')
})

it('marks payments that need a review and opens their messages', async () => {
  const { user } = openMerchant(
    withPayments([samplePayment({ attention: 'paidTwice' }), samplePayment({ id: 8 })]),
  )
  const payments = await panel('Payments')
  expect(await payments.findByText('Somebody has to look at 1 payment.')).toBeInTheDocument()
  expect(payments.getByRole('link', { name: 'Show' })).toHaveAttribute(
    'href',
    '/payments?merchant=7&attention=needed',
  )
  const [first] = payments.getAllByRole('listitem')
  expect(first).toHaveTextContent('349.00 SARPaid15 Aug 2026, 4:05 pmpaid twice')
  await user.click(payments.getAllByRole('button', { name: 'Show' })[0] ?? document.body)
  const drawer = within(await screen.findByRole('dialog', { name: 'Payment 9' }))
  expect(drawer.getByRole('alert')).toHaveTextContent('Refund this payment')
  expect(drawer.getByText('Nothing was told of it yet')).toBeInTheDocument()
})

it('shows the number of payments to review in Arabic', async () => {
  const payments = [1, 2, 3].map(id => samplePayment({ id, attention: 'moneyBack' }))
  openMerchant({ ...withPayments([samplePayment(), ...payments]), language: 'ar' })
  expect(await (await panel('المدفوعات')).findByText('3 دفعات تحتاج إلى مراجعة.')).toBeInTheDocument()
})

it('requires a reason to suspend', async () => {
  const { user, sent } = openMerchant({
    answers: { 'PUT /api/Account/Suspend': { body: { ...ACCOUNT, status: 'Suspended' } } },
  })
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this merchant?' }))
  expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox'), 'Unpaid invoices')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument())
  expect(sent()).toEqual([{ call: 'PUT /api/Account/Suspend', body: { id: 7, reason: 'Unpaid invoices' } }])
})

it('shows the reason why a merchant cannot be closed', async () => {
  const { user } = openMerchant({
    answers: { 'DELETE /api/Account/Delete': { status: 409, body: REFUSED } },
  })
  await user.click(await screen.findByRole('button', { name: 'Close for good' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Close for good' }))
  expect(await dialog.findByText('Orders that are still open: 2.')).toBeInTheDocument()
})

it('offers a suspended merchant to be resumed, in Arabic too', async () => {
  openMerchant({ account: { ...ACCOUNT, status: 'Suspended' }, language: 'ar' })
  expect(await screen.findByRole('button', { name: 'إعادة التفعيل' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'إيقاف' })).not.toBeInTheDocument()
})
