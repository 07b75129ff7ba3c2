import { screen, waitFor, within } from '@testing-library/react'
import { merchantServer, renderMerchants, sampleMerchant } from './testing/merchant-server.tsx'

const many = Array.from({ length: 45 }, (_, place) =>
  sampleMerchant({ id: place + 1, en: `Merchant ${place + 1}` }),
)

const rowOf = async (name: string) => {
  const text = await screen.findByText(name)
  return within(text.closest('tr') ?? text)
}

it('shows name, number, city, plan, end, orders, last order and state in a row', async () => {
  merchantServer([sampleMerchant()])
  renderMerchants()
  const row = await rowOf('Old House')
  for (const text of ['#1042', 'Riyadh', 'Pro', '14 March 2027', '3,912', '15 Aug 2026', 'Active']) {
    expect(row.getByText(text)).toBeInTheDocument()
  }
})

it('shows names, cities, plans and states in Arabic', async () => {
  merchantServer([sampleMerchant({ status: 'Suspended' })])
  renderMerchants({ language: 'ar' })
  const row = await rowOf('البيت العتيق')
  for (const text of ['الرياض', 'الاحترافية', 'موقوف']) expect(row.getByText(text)).toBeInTheDocument()
})

it('shows a dash for missing values and the key of an unknown city', async () => {
  merchantServer([sampleMerchant({ currentPlan: null, expiryDate: null, city: 'qurayyat' })])
  renderMerchants()
  const row = await rowOf('Old House')
  expect(row.getAllByText('—')).toHaveLength(2)
  expect(row.getByText('qurayyat')).toBeInTheDocument()
})

it('shows the figures of all merchants above the list', async () => {
  merchantServer([sampleMerchant()])
  renderMerchants()
  expect(await screen.findByText('1,284')).toBeInTheDocument()
  for (const text of ['412,900', '37', '6']) expect(screen.getByText(text)).toBeInTheDocument()
})

it('requests the figures once, whatever the list filters are', async () => {
  const server = merchantServer(many)
  const { user } = renderMerchants()
  await screen.findByText('1,284')
  await user.click(await screen.findByRole('button', { name: 'Next page' }))
  await screen.findByText('Merchant 21')
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'jeddah')
  await waitFor(() => expect(server.latest()).toMatchObject({ City: 'jeddah' }))
  expect(server.summaryCalls()).toHaveLength(1)
})

it('shows a load error of the figures beside a loaded list, and reloads them on retry', async () => {
  let isDown = true
  merchantServer([sampleMerchant()])
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) =>
    isDown && String(input).includes('GetSummary') ? new Response('{}', { status: 500 }) : real(input, init)
  const { user } = renderMerchants()
  expect(await screen.findByText('Old House')).toBeInTheDocument()
  expect(await screen.findByText(/The figures of all merchants did not load/)).toBeInTheDocument()
  isDown = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('1,284')).toBeInTheDocument()
})

it('links a row to its merchant', async () => {
  merchantServer([sampleMerchant()])
  const { user, location } = renderMerchants()
  await user.click(await screen.findByRole('link', { name: 'Old House' }))
  expect(location()).toBe('/merchants/1042')
})

it('sends the filters of the URL to the server', async () => {
  const server = merchantServer(many)
  renderMerchants({
    search:
      '?search=deerah&status=Active&planId=2&city=jeddah&channelId=3&sort=expiryDate&direction=desc&page=2',
  })
  await screen.findByText('Merchant 21')
  expect(server.latest()).toEqual({
    'PaginatedRequest.PageNumber': '2',
    'PaginatedRequest.PageSize': '20',
    Search: 'deerah',
    Status: 'Active',
    PlanId: '2',
    City: 'jeddah',
    ChannelId: '3',
    Sort: 'expiryDate',
    Direction: 'desc',
  })
  expect(screen.getByRole('searchbox')).toHaveValue('deerah')
  expect(screen.getByRole('combobox', { name: 'Status' })).toHaveValue('Active')
})

it('writes a filter to the URL, sends it to the server, and returns to page 1', async () => {
  const server = merchantServer(many)
  const { user, location } = renderMerchants({ search: '?page=2' })
  await screen.findByText('Merchant 21')
  await user.selectOptions(screen.getByRole('combobox', { name: 'City' }), 'jeddah')
  expect(location()).toBe('/merchants?city=jeddah')
  await waitFor(() =>
    expect(server.latest()).toMatchObject({ City: 'jeddah', 'PaginatedRequest.PageNumber': '1' }),
  )
})

it('sends one request after typing pauses', async () => {
  const server = merchantServer(many)
  const { user, location } = renderMerchants()
  await screen.findByText('Merchant 1')
  await user.type(screen.getByRole('searchbox'), 'old house')
  await waitFor(() => expect(location()).toBe('/merchants?search=old+house'))
  await waitFor(() => expect(server.latest()).toMatchObject({ Search: 'old house' }))
  expect(server.calls()).toHaveLength(2)
})

it('sorts by a header, and reverses the order at the second press', async () => {
  merchantServer(many)
  const { user, location } = renderMerchants()
  await user.click(await screen.findByRole('button', { name: 'Orders, 30 days' }))
  expect(location()).toBe('/merchants?sort=ordersLast30Days')
  await user.click(screen.getByRole('button', { name: 'Orders, 30 days' }))
  expect(location()).toBe('/merchants?sort=ordersLast30Days&direction=desc')
})

it('keeps the previous page while the next one loads', async () => {
  merchantServer(many)
  let release = () => {}
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => {
    if (String(input).includes('PageNumber=2')) await held
    return real(input, init)
  }
  const { user } = renderMerchants()
  await screen.findByText('Merchant 1')
  await user.click(screen.getByRole('button', { name: 'Next page' }))
  expect(screen.getByText('Merchant 20')).toBeInTheDocument()
  release()
  expect(await screen.findByText('Merchant 21')).toBeInTheDocument()
})

it('reports filters without matches and offers to clear them', async () => {
  merchantServer([])
  const { user, location } = renderMerchants({ search: '?status=Closed&city=jeddah' })
  expect(await screen.findByText('No merchant matches these filters')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Clear the filters' }))
  expect(location()).toBe('/merchants')
  expect(await screen.findByText('There are no merchants yet')).toBeInTheDocument()
})

it('shows a load error and reloads on retry', async () => {
  let isDown = true
  merchantServer([sampleMerchant()])
  const real = globalThis.fetch
  globalThis.fetch = async (input, init) => (isDown ? new Response('{}', { status: 500 }) : real(input, init))
  const { user } = renderMerchants()
  expect(await screen.findByText('The merchants did not load')).toBeInTheDocument()
  isDown = false
  const table = within(screen.getByText('The merchants did not load').parentElement ?? document.body)
  await user.click(table.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Old House')).toBeInTheDocument()
})
