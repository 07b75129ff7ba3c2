import type { Account } from '@sufra/shared/contracts/account'
import type { InvoiceSummary } from '@sufra/shared/contracts/invoice'
import type { AccountNote, MerchantHealth } from '@sufra/shared/contracts/merchant-care'
import type { PaymentRow } from '@sufra/shared/contracts/payment'
import { useRoutes } from '@sufra/shared/router'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { samplePayment } from '#src/payments/testing/sample-payment.ts'
import { MerchantPage } from './merchant.page.tsx'

const ACCOUNT: Account = {
  id: 7,
  name: '{"ar":"البيت العتيق","en":"Old House"}',
  legalName: 'Old House LLC',
  legalNameEn: null,
  crNumber: '1010445566',
  unifiedNumber: null,
  vatNumber: null,
  phone: '+966501234567',
  email: 'info@old.test',
  typeId: 1,
  city: 'riyadh',
  nationalAddress: null,
  status: 'Active',
}
const HEALTH: MerchantHealth = {
  accountId: 7,
  status: 'Active',
  statusReason: null,
  statusSince: null,
  closing: null,
  openOrders: 2,
  lastOrderAt: '2026-08-15T13:05:00.000Z',
  ordersThisMonth: 120,
  ordersLastMonth: 140,
  missedThisMonth: 3,
  missedLastMonth: 1,
  differences: 4,
  connections: { working: 5, troubled: 1, ended: 0 },
}
const NOTE: AccountNote = {
  id: 1,
  accountId: 7,
  text: 'Calls on Sundays',
  byUserId: 5,
  byName: 'Huda',
  at: '2026-08-15T13:05:00.000Z',
}
const INVOICE: InvoiceSummary = {
  ...{ id: 71, accountId: 7, kind: 'invoice', number: 'INV-000071', issuedAt: '2026-08-15T22:30:00.000Z' },
  buyer: { name: { ar: 'البيت العتيق', en: 'Old House' }, vatNumber: null },
  ...{ net: 303.48, vat: 45.52, gross: 349, credited: 49, creditedNumber: null },
}
const CREDIT_NOTE: InvoiceSummary = {
  ...{ ...INVOICE, id: 72, kind: 'creditNote', number: 'CRN-000003', creditedNumber: 'INV-000071' },
  ...{ net: 42.61, vat: 6.39, gross: 49, credited: 0 },
}

interface Opened {
  account?: Account
  health?: MerchantHealth | null
  invoices?: InvoiceSummary[]
  payments?: PaymentRow[]
  language?: 'ar' | 'en'
}

const Routed = () => useRoutes([{ path: '/merchants/:id', element: <MerchantPage /> }])

const open = ({
  account = ACCOUNT,
  health = HEALTH,
  invoices = [],
  payments = [],
  language = 'en',
}: Opened = {}) => {
  const page =
    <Row,>(rows: Row[]) =>
    (call: HttpCall) => ({ body: samplePage(rows, call) })
  const { calls } = answerHttp({
    'GET /api/Account/Get/Id': { body: account },
    'GET /api/Account/Health': health ? { body: health } : { status: 500 },
    'GET /api/Account/Notes': page([NOTE]),
    'GET /api/AuditLog/Get': page([]),
    'GET /api/Type/Get': page([{ id: 1, name: '{"ar":"مطعم","en":"Restaurant"}', icon: 'x', index: 1 }]),
    'GET /api/ServiceProvider/Get': page([]),
    'GET /api/Plan/GetByAccountId': { body: [] },
    'GET /api/Invoice/Get': page(invoices),
    'GET /api/Payment/Get': call => {
      const isTroubled = call.query.get('NeedsAttention') === 'true'
      const shown = payments.filter(({ attention }) => !isTroubled || attention)
      return { body: samplePage(shown, call) }
    },
    'GET /api/Integration/Get': call => ({ body: { ...samplePage([], call), channels: [] } }),
    'GET /api/User/GetByAccountId': page([]),
    'PUT /api/Account/Suspend': { body: { ...account, status: 'Suspended' } },
    'POST /api/Account/AddNote': { body: NOTE },
    'DELETE /api/Account/Delete': {
      status: 409,
      body: {
        type: 'x',
        title: 'In use',
        status: 409,
        traceId: '1',
        code: 'in_use',
        errors: { Id: ['Orders that are still open: 2.'] },
      },
    },
  })
  const view = renderUi(<Routed />, {
    ...{ language, role: 'SuperAdmin' },
    namespaces: { admin: { ar, en } },
    route: '/merchants/7',
  })
  return { ...view, sent: (path: string) => calls.find(call => call.path === path)?.body }
}

const panel = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows the merchant, its state, how it is doing and what was noted', async () => {
  open()
  expect(await screen.findByRole('heading', { level: 1, name: 'Old House' })).toBeInTheDocument()
  const health = await panel('How it is doing')
  expect((await health.findByText('Orders this month')).nextSibling).toHaveTextContent('120 · last month 140')
  expect(await (await panel('Company')).findByText('Restaurant')).toBeInTheDocument()
  expect(await (await panel('Notes')).findByText('Calls on Sundays')).toBeInTheDocument()
})

it('loses one part and keeps the others', async () => {
  open({ health: null })
  expect(await (await panel('How it is doing')).findByText('This part did not load')).toBeInTheDocument()
  expect(await (await panel('Notes')).findByText('Calls on Sundays')).toBeInTheDocument()
})

it('lists invoices and credit notes with their amounts, each with a way to it', async () => {
  open({ invoices: [CREDIT_NOTE, INVOICE] })
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
  open({ invoices: many, language: 'ar' })
  const all = await (await panel('الفواتير')).findByRole('link', { name: 'جميع الفواتير' })
  expect(all).toHaveAttribute('href', '/invoices?merchant=7')
})

it('says which payments somebody has to look at, and opens what was told of one', async () => {
  const { user } = open({ payments: [samplePayment({ attention: 'paidTwice' }), samplePayment({ id: 8 })] })
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

it('counts in Arabic what somebody has to look at', async () => {
  const payments = [1, 2, 3].map(id => samplePayment({ id, attention: 'moneyBack' }))
  open({ payments: [samplePayment(), ...payments], language: 'ar' })
  expect(await (await panel('المدفوعات')).findByText('3 دفعات تحتاج إلى مراجعة.')).toBeInTheDocument()
})

it('suspends with a reason, and not without', async () => {
  const { user, sent } = open()
  await user.click(await screen.findByRole('button', { name: 'Suspend' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Suspend this merchant?' }))
  expect(dialog.getByRole('button', { name: 'Suspend' })).toBeDisabled()
  await user.type(dialog.getByRole('textbox'), 'Unpaid invoices')
  await user.click(dialog.getByRole('button', { name: 'Suspend' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent('/api/Account/Suspend')).toEqual({ id: 7, reason: 'Unpaid invoices' })
})

it('says why a merchant cannot be closed', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Close for good' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await user.click(dialog.getByRole('button', { name: 'Close for good' }))
  expect(await dialog.findByText('Orders that are still open: 2.')).toBeInTheDocument()
})

it('offers a suspended merchant to be resumed, in Arabic too', async () => {
  open({ account: { ...ACCOUNT, status: 'Suspended' }, language: 'ar' })
  expect(await screen.findByRole('button', { name: 'إعادة التفعيل' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'إيقاف' })).not.toBeInTheDocument()
})
