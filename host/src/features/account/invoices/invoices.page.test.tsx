import { screen, waitFor, within } from '@testing-library/react'
import { InvoicesPage } from './invoices.page.tsx'
import { invoiceServer, renderInvoices, sampleInvoice } from './testing/invoice-server.tsx'

const note = sampleInvoice({
  id: 8,
  kind: 'creditNote',
  number: 'CRN-000001',
  creditedNumber: 'INV-000007',
  net: 86.96,
  vat: 13.04,
  gross: 100,
})

it('shows a merchant each invoice with its Riyadh date, amounts and state', async () => {
  invoiceServer([note, sampleInvoice({ credited: 100 })])
  renderInvoices(<InvoicesPage />)
  await screen.findByRole('link', { name: 'INV-000007' })
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows[0]).toHaveTextContent(/CRN-000001.*Credit note.*-?.?100\.00.*For INV-000007/)
  expect(rows[1]).toHaveTextContent(/INV-000007.*1 Nov 2026.*303\.48.*45\.52.*349\.00.*Partly credited/)
  expect(screen.getByRole('link', { name: 'INV-000007' })).toHaveAttribute('href', '/invoices/7')
  expect(screen.queryByRole('columnheader', { name: 'Merchant' })).not.toBeInTheDocument()
})

it('shows the operator the buyer and monthly totals; a press filters by month', async () => {
  const { calls } = invoiceServer([sampleInvoice()])
  const { location, user } = renderInvoices(<InvoicesPage />, { role: 'SuperAdmin' })
  const totals = await screen.findByRole('group', { name: 'Totals by month' })
  expect(await screen.findByRole('gridcell', { name: 'Al Bait Al Ateeq' })).toBeInTheDocument()
  const october = await within(totals).findByRole('button', { name: /October 2026.*200\.00.*3 documents/ })
  await user.click(october)
  expect(location()).toContain('month=2026-10')
  const asked = () => calls.filter(({ path }) => path === '/api/Invoice/Get').at(-1)?.query
  await waitFor(() => expect([asked()?.get('From'), asked()?.get('To')]).toEqual(['2026-10', '2026-10']))
  expect(october).toHaveAttribute('aria-pressed', 'true')
})

it('explains an empty list', async () => {
  invoiceServer([], { 'GET /api/Invoice/Months': { body: [] } })
  renderInvoices(<InvoicesPage />)
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Export' })).toBeDisabled()
})

it('offers a retry when the list failed to load', async () => {
  invoiceServer([], { 'GET /api/Invoice/Get': { status: 503, body: { code: 'unavailable' } } })
  renderInvoices(<InvoicesPage />)
  expect(await screen.findByText('The invoices did not load')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled()
})

it('names a merchant whose name exists in one language only', async () => {
  const { buyer } = sampleInvoice()
  invoiceServer([
    sampleInvoice({ id: 1, number: 'INV-000001', buyer: { ...buyer, name: { ar: '', en: 'Kudu' } } }),
    sampleInvoice({ id: 2, number: 'INV-000002', buyer: { ...buyer, name: { ar: 'كودو', en: '' } } }),
  ])
  renderInvoices(<InvoicesPage />, { role: 'SuperAdmin', language: 'ar' })
  expect(await screen.findByRole('gridcell', { name: 'Kudu' })).toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name: 'كودو' })).toBeInTheDocument()
})

it('shows a credit note without VAT without "minus zero"', async () => {
  invoiceServer([{ ...note, net: 100, vat: 0 }])
  renderInvoices(<InvoicesPage />)
  await screen.findByRole('link', { name: 'CRN-000001' })
  const [, row] = screen.getAllByRole('row')
  expect(row).toHaveTextContent(/−100\.00/)
  expect(row).not.toHaveTextContent(/[-−]0\.00/)
})
