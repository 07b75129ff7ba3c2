import { delayedResponse } from '@sufra/shared/testing'
import { useRoutes } from '@sufra/shared/router'
import { act, screen, waitFor, within } from '@testing-library/react'
import { invoiceServer, renderInvoices, sampleInvoice } from '../testing/invoice-server.tsx'
import { InvoicePage } from './invoice.page.tsx'

const Screens = () => useRoutes([{ path: '/invoices/:id', element: <InvoicePage /> }])
const CREDIT = 'POST /api/Invoice/Credit'
const NOTE = { id: 9, number: 'CRN-000002', issuedAt: '2026-11-02T09:00:00.000Z', gross: 149 }

type Options = Parameters<typeof renderInvoices>[1]
const show = (
  invoice = sampleInvoice(),
  { answers, ...options }: { answers?: Parameters<typeof invoiceServer>[1] } & Options = {},
) => ({
  ...invoiceServer([invoice], answers),
  ...renderInvoices(<Screens />, { route: '/invoices/7', ...options }),
})

describe('the files of an invoice', () => {
  const saved: string[] = []
  beforeEach(() => {
    saved.length = 0
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
  })
  afterEach(() => jest.restoreAllMocks())

  it.each([
    ['Download PDF', 'Pdf', 'INV-000007.pdf'],
    ['XML', 'Xml', 'INV-000007.xml'],
  ])('%s saves the file under its number', async (press, path, name) => {
    const { user } = show(sampleInvoice(), { answers: { [`GET /api/Invoice/${path}/7`]: { body: 'file' } } })
    await user.click(await screen.findByRole('button', { name: press }))
    await waitFor(() => expect(saved).toEqual([name]))
  })

  it('load independently of each other, and report a failure', async () => {
    const late = delayedResponse({ status: 503, body: { code: 'unavailable', status: 503 } })
    const { user } = show(sampleInvoice(), { answers: { 'GET /api/Invoice/Pdf/7': late.answer } })
    const pdf = await screen.findByRole('button', { name: 'Download PDF' })
    await user.click(pdf)
    await waitFor(() => expect(pdf).toHaveAttribute('aria-busy', 'true'))
    expect(screen.getByRole('button', { name: 'XML' })).not.toHaveAttribute('aria-busy', 'true')
    late.come()
    expect(await screen.findByText('The file did not come. Try again.')).toBeVisible()
    await waitFor(() => expect(pdf).not.toHaveAttribute('aria-busy', 'true'))
    expect(saved).toEqual([])
  })

  it('include a print of their own', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation()
    const { user } = show()
    await user.click(await screen.findByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledTimes(1)
  })
})

describe('the credited share', () => {
  it('lists the credit notes below the invoice with links and amounts', async () => {
    show(sampleInvoice({ credited: 149, creditNotes: [NOTE] }))
    expect(await screen.findByText('Partly credited')).toBeVisible()
    const link = screen.getByRole('link', { name: 'CRN-000002' })
    expect(link).toHaveAttribute('href', '/invoices/9')
    expect(link.closest('li')).toHaveTextContent(/149\.00/)
  })

  it('of the whole invoice leaves nothing to credit', async () => {
    show(sampleInvoice({ credited: 349, creditNotes: [{ ...NOTE, gross: 349 }] }), { role: 'SuperAdmin' })
    expect(await screen.findByText('Credited')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument()
  })

  it('of a credit note shows its reason and invoice, and cannot be credited itself', async () => {
    const credits = { ...NOTE, id: 7, number: 'INV-000007', gross: 349 }
    show(
      sampleInvoice({
        id: 9,
        kind: 'creditNote',
        number: 'CRN-000002',
        creditedNumber: 'INV-000007',
        credits,
        reason: 'Paid twice',
      }),
      { role: 'SuperAdmin', route: '/invoices/9' },
    )
    expect(await screen.findByRole('link', { name: 'Open invoice INV-000007' })).toHaveAttribute(
      'href',
      '/invoices/7',
    )
    expect(screen.getByRole('article')).toHaveTextContent('Paid twice')
    expect(screen.queryByRole('button', { name: 'Credit' })).not.toBeInTheDocument()
  })

  it.each([
    ['the operator is led to its payment', 'SuperAdmin', 1],
    ['a merchant is not', 'Admin', 0],
  ] as const)('%s, to refund the payment', async (_who, role, count) => {
    show(sampleInvoice({ paymentId: 31 }), { role })
    await screen.findByRole('article')
    const links = screen.queryAllByRole('link', { name: 'Refund' })
    expect(links.map(link => link.getAttribute('href'))).toEqual(
      Array.from({ length: count }, () => '/payments?payment=31'),
    )
  })
})

describe('crediting', () => {
  const open = async (answers: Parameters<typeof invoiceServer>[1]) => {
    const shown = show(sampleInvoice(), { role: 'SuperAdmin', answers })
    await shown.user.click(await screen.findByRole('button', { name: 'Credit' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Credit invoice INV-000007' }))
    const amount = dialog.getByRole('textbox', { name: /Amount with VAT/ })
    const reason = dialog.getByRole('textbox', { name: /Reason/ })
    await shown.user.type(reason, 'Paid twice')
    const press = () => shown.user.click(dialog.getByRole('button', { name: 'Issue credit note' }))
    const sent = () => shown.calls.filter(({ method }) => method === 'POST')
    return { ...shown, dialog, amount, reason, press, sent }
  }

  it('refuses more than the rest at the amount and keeps the input', async () => {
    const errors = { amount: ['Less is left of this invoice'] }
    const { user, amount, reason, press } = await open({
      [CREDIT]: { status: 400, body: { code: 'validation_failed', status: 400, errors } },
    })
    await user.clear(amount)
    await user.type(amount, '900')
    await press()
    await waitFor(() => expect(amount).toHaveAccessibleDescription(/Less is left of this invoice/))
    expect(amount).toHaveValue('900.00')
    expect(reason).toHaveValue('Paid twice')
  })

  it('sends a partial amount as typed', async () => {
    const { user, amount, press, sent } = await open({ [CREDIT]: { body: sampleInvoice() } })
    await user.clear(amount)
    await user.type(amount, '49.5')
    await press()
    await waitFor(() => expect(sent().map(({ body }) => body)).toMatchObject([{ amount: 49.5 }]))
  })

  it('pressed again after a lost response issues one note: same idempotency key', async () => {
    const { dialog, press, sent } = await open({ [CREDIT]: { status: 503 } })
    await press()
    await dialog.findByRole('alert')
    await press()
    await waitFor(() => expect(sent()).toHaveLength(2))
    const keys = sent().map(({ headers }) => headers.get('Idempotency-Key'))
    expect(keys[0]).toBeTruthy()
    expect(keys[1]).toBe(keys[0])
  })

  it('refetches the rest of the invoice afterwards', async () => {
    const before = [sampleInvoice()]
    const { press } = await open({
      'GET /api/Invoice/Get/Id': () => ({ body: before.shift() ?? sampleInvoice({ credited: 349 }) }),
      [CREDIT]: { body: sampleInvoice({ id: 9, kind: 'creditNote', number: 'CRN-000002' }) },
    })
    await press()
    expect(await screen.findByText('Credited')).toBeVisible()
    expect(screen.queryByRole('dialog', { hidden: false })).not.toBeInTheDocument()
  })
})

it('retries an invoice that failed to load', async () => {
  const { user } = show(sampleInvoice(), { answers: { 'GET /api/Invoice/Get/Id': { status: 500 } } })
  expect(await screen.findByText('This invoice did not load')).toBeVisible()
  invoiceServer([sampleInvoice()])
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('article')).toBeVisible()
})

it('keeps a loaded invoice when a refetch fails', async () => {
  const { queryClient } = show()
  await screen.findByRole('article')
  invoiceServer([], { 'GET /api/Invoice/Get/Id': { status: 503 } })
  await act(() => queryClient.invalidateQueries())
  expect(screen.getByRole('article')).toBeVisible()
})

it('shows a buyer without a VAT number a simplified invoice, in the one language of the name', async () => {
  const { buyer } = sampleInvoice()
  const name = { ar: '', en: 'Corner Café' }
  show(sampleInvoice({ buyer: { ...buyer, name, legalName: null, vatNumber: null } }), { language: 'ar' })
  const paper = await screen.findByRole('article')
  expect(paper).toHaveTextContent(/فاتورة ضريبية مبسطة.*Simplified tax invoice/)
  expect(within(paper).getAllByText('Corner Café')).toHaveLength(1)
  expect(within(paper).getAllByText('310099887700003')).toHaveLength(1)
})
