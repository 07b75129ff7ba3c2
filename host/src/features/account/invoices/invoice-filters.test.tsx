import { act, screen, waitFor } from '@testing-library/react'
import { delayedResponse, merchantPage, sampleMerchant } from '@sufra/shared/testing'
import { InvoicesPage } from './invoices.page.tsx'
import { INVOICES_URL } from './invoices-url.ts'
import { invoiceServer, renderInvoices, sampleInvoice } from './testing/invoice-server.tsx'

const saved: string[] = []
beforeEach(() => {
  saved.length = 0
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download)
  })
})
afterEach(() => jest.restoreAllMocks())

const show = async ({
  route,
  role = 'Admin',
  invoices = [sampleInvoice()],
  answers = {},
}: {
  route?: string
  role?: 'Admin' | 'SuperAdmin'
  invoices?: ReturnType<typeof sampleInvoice>[]
  answers?: Parameters<typeof invoiceServer>[1]
} = {}) => {
  const { calls } = invoiceServer(invoices, {
    'GET /api/Account/Get': {
      body: merchantPage([sampleMerchant({ id: 1042 })], { query: new URLSearchParams() }),
    },
    ...answers,
  })
  const rendered = renderInvoices(<InvoicesPage />, { route, role })
  await screen.findByRole('searchbox')
  const asked = (path = '/api/Invoice/Get') =>
    Object.fromEntries(calls.filter(call => call.path === path).at(-1)?.query ?? [])
  return { calls, asked, ...rendered }
}

it('sends search, month and kind to the server and stores them in the address', async () => {
  const { user, asked, location } = await show()
  await screen.findByRole('option', { name: 'October 2026' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'October 2026')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Credit note')
  await user.type(screen.getByRole('searchbox', { name: 'Search by number' }), '0007')
  await waitFor(() =>
    expect(asked()).toMatchObject({ From: '2026-10', To: '2026-10', Kind: 'creditNote', Search: '0007' }),
  )
  for (const part of ['month=2026-10', 'kind=creditNote', 'search=0007']) expect(location()).toContain(part)
})

it('states that nothing matches the filters, and clears them with one press', async () => {
  const { user, location } = await show({ route: '/invoices?kind=creditNote&search=x', invoices: [] })
  expect(await screen.findByText('No invoice matches')).toBeInTheDocument()
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0] ?? document.body)
  await waitFor(() => expect(location()).toBe('/invoices'))
  expect(await screen.findByText('No invoices yet')).toBeInTheDocument()
})

it('offers the search by merchant only to the operator', async () => {
  const { unmount } = await show()
  expect(screen.queryByRole('combobox', { name: 'Merchant' })).not.toBeInTheDocument()
  unmount()
  const { user, location } = await show({ role: 'SuperAdmin' })
  await user.click(screen.getByRole('combobox', { name: 'Merchant' }))
  await user.click(await screen.findByRole('option', { name: /Old House/ }))
  await waitFor(() => expect(location()).toContain('merchant=1042'))
})

it.each([
  ['CSV for accounting', 'csv'],
  ['Excel', 'xlsx'],
])('exports the filtered list as %s, named after its month', async (name, format) => {
  const { user, asked } = await show({
    route: '/invoices?month=2026-10&kind=invoice',
    answers: { 'GET /api/Invoice/Export': { body: 'rows' } },
  })
  const button = screen.getByRole('button', { name: 'Export' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name }))
  await waitFor(() => expect(saved).toEqual([`invoices-2026-10.${format}`]))
  expect(asked('/api/Invoice/Export')).toMatchObject({ Format: format, Kind: 'invoice', From: '2026-10' })
})

it('reports a failed export', async () => {
  const { user } = await show({ answers: { 'GET /api/Invoice/Export': { status: 503 } } })
  const button = screen.getByRole('button', { name: 'Export' })
  await waitFor(() => expect(button).toBeEnabled())
  await user.click(button)
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }))
  expect(await screen.findByText('The file did not come. Try again.')).toBeInTheDocument()
  expect(saved).toEqual([])
})

it.each([
  ['month', '2026-13'],
  ['month', 'October'],
  ['kind', 'receipt'],
  ['merchant', '0'],
] as const)('ignores the invalid filter %s=%s', (name, value) => {
  expect(INVOICES_URL.readFilters(new URLSearchParams({ [name]: value }))[name]).toBeNull()
})

describe('the monthly totals', () => {
  const MONTHS = 'GET /api/Invoice/Months'
  const ALL = [{ month: '2026-10', invoices: 2, creditNotes: 0, net: 173.91, vat: 26.09, gross: 200 }]
  const october = (sum: RegExp) => screen.findByRole('button', { name: sum })

  it("of all merchants are not shown as the chosen merchant's", async () => {
    const late = delayedResponse({ body: [{ ...ALL[0], gross: 75 }] })
    let asked = 0
    const { user } = await show({
      role: 'SuperAdmin',
      answers: { [MONTHS]: () => (asked++ === 0 ? { body: ALL } : late.answer()) },
    })
    await october(/October 2026.*200\.00/)
    await user.click(screen.getByRole('combobox', { name: 'Merchant' }))
    await user.click(await screen.findByRole('option', { name: /Old House/ }))
    await waitFor(() => expect(asked).toBe(2))
    expect(screen.queryByRole('button', { name: /October 2026/ })).not.toBeInTheDocument()
    late.come()
    expect(await october(/October 2026.*75\.00/)).toBeVisible()
  })

  it('stay when a refetch fails', async () => {
    let isDown = false
    const { queryClient } = await show({
      role: 'SuperAdmin',
      answers: { [MONTHS]: () => (isDown ? { status: 503 } : { body: ALL }) },
    })
    await october(/October 2026.*200\.00/)
    isDown = true
    await act(() => queryClient.invalidateQueries())
    expect(await october(/October 2026.*200\.00/)).toBeVisible()
  })
})
