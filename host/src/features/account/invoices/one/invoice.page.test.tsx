import { useRoutes } from '@sufra/shared/router'
import { screen, waitFor } from '@testing-library/react'
import { invoiceServer, renderInvoices, sampleInvoice } from '../testing/invoice-server.tsx'
import { InvoicePage } from './invoice.page.tsx'

const Screens = () => useRoutes([{ path: '/invoices/:id', element: <InvoicePage /> }])
const page = <Screens />
const route = '/invoices/7'
const notFound = { status: 404, body: { code: 'not_found' } }

it('shows kind, seller, buyer and amounts in both languages', async () => {
  invoiceServer([sampleInvoice()])
  renderInvoices(page, { route })
  const paper = await screen.findByRole('article')
  for (const text of ['فاتورة ضريبية', 'Tax invoice', 'شركة البيت العتيق', 'Al Bait Al Ateeq', 'Pro plan'])
    expect(paper).toHaveTextContent(text)
  expect(paper).toHaveTextContent(/Total including VAT.*349\.00/)
  expect(screen.getByRole('img', { name: 'QR' })).toHaveAttribute(
    'src',
    expect.stringContaining('data:image/svg'),
  )
  expect(screen.queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument()
})

it('reports a file that failed to load', async () => {
  invoiceServer([sampleInvoice()], {
    'GET /api/Invoice/Pdf/:id': { status: 503, body: { code: 'unavailable' } },
  })
  const { user } = renderInvoices(page, { route })
  await user.click(await screen.findByRole('button', { name: 'Download PDF' }))
  expect(await screen.findByText('The file did not come. Try again.')).toBeInTheDocument()
})

it('lets the operator credit it: proposes the rest and requires a reason', async () => {
  const credited = sampleInvoice({ credited: 149 })
  const { calls } = invoiceServer([credited], {
    'POST /api/Invoice/Credit': { body: sampleInvoice({ id: 9, kind: 'creditNote', number: 'CRN-000002' }) },
  })
  const { user } = renderInvoices(page, { route, role: 'SuperAdmin' })
  await user.click(await screen.findByRole('button', { name: 'Credit' }))
  expect(await screen.findByRole('textbox', { name: /Amount with VAT/ })).toHaveValue('200.00')
  const send = screen.getByRole('button', { name: 'Issue credit note' })
  await user.click(send)
  const reason = screen.getByRole('textbox', { name: /Reason/ })
  await waitFor(() => expect(reason).toBeInvalid())
  await user.type(reason, 'Paid twice')
  await user.click(send)
  expect(await screen.findByText('Credit note CRN-000002 was issued')).toBeInTheDocument()
  const sent = calls.filter(({ method }) => method === 'POST')
  expect(sent.map(({ body }) => body)).toEqual([{ invoiceId: 7, amount: 200, reason: 'Paid twice' }])
})

it.each([route, '/invoices/nonsense'])('shows at %s that there is no such invoice', async address => {
  invoiceServer([], { 'GET /api/Invoice/Get/Id': notFound })
  renderInvoices(page, { route: address })
  expect(await screen.findByText('There is no such invoice')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'All invoices' })).toHaveAttribute('href', '/invoices')
})
