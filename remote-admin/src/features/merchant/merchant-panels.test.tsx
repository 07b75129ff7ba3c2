import type { BranchConnections, Connection } from '@sufra/shared/contracts/integration'
import { samplePage } from '@sufra/shared/testing'
import type { HttpCall } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { samplePayment } from '#src/payments/testing/sample-payment.ts'
import { ACCOUNT, HEALTH, NOTE, openMerchant, pageOf, panel } from './testing/merchant-page-server.tsx'
import { SAMPLE_BRAND, sampleAuditEntry, samplePerson } from './testing/panel-samples.ts'

const AT = '2026-08-15T13:05:00.000Z'

const connection = (changes: Partial<Connection>): Connection => ({
  id: 1,
  branchId: 1,
  channelId: 1,
  channelKey: 'hungerstation',
  storeId: '11',
  status: 'Connected',
  hasCredential: true,
  state: 'Open',
  stateUntil: null,
  ordersToday: 3,
  lastOrderAt: AT,
  lastTestAt: null,
  lastMenu: null,
  failingSince: null,
  problem: null,
  connectedAt: AT,
  secretSavedAt: AT,
  ...changes,
})
const branch = (branchId: number, english: string, connections: Connection[]): BranchConnections => ({
  branchId,
  branchName: JSON.stringify({ ar: `فرع ${branchId}`, en: english }),
  serviceProviderId: 4,
  state: 'Open',
  connections,
  requests: [],
})
const connections = (branches: BranchConnections[]) => ({
  'GET /api/Integration/Get': (call: HttpCall) => ({
    body: { ...samplePage(branches, call), channels: [] },
  }),
})

const lines = async (name: string) => {
  const rows = await (await panel(name)).findAllByRole('listitem')
  return rows.map(({ textContent }) => textContent)
}

it('shows the empty state of each panel of a new merchant', async () => {
  openMerchant({ answers: { 'GET /api/Account/Notes': pageOf([]) } })
  const told = {
    Brands: 'No brand yet',
    'Branches and connections': 'No branch yet',
    Plan: 'No plan yet',
    Team: 'Nobody yet',
    'What the operator did': 'Nothing was done about this merchant yet',
    Notes: 'No notes yet',
    Invoices: 'No invoice yet',
    Payments: 'No payment yet',
  }
  for (const [name, text] of Object.entries(told))
    expect(await (await panel(name)).findByText(text)).toBeInTheDocument()
})

it('shows each branch with its state on each platform, and branches without platforms', async () => {
  const olaya = branch(1, 'Olaya', [
    connection({}),
    connection({ id: 2, channelKey: 'jahez', status: 'Degraded' }),
  ])
  openMerchant({ answers: connections([olaya, branch(2, 'Malqa', [])]) })
  expect(await lines('Branches and connections')).toEqual([
    'OlayaHungerStation · connectedJahez · in trouble',
    'MalqaNot connected to any platform',
  ])
})

it.each([
  ['Draft', 'مسودة'],
  ['AwaitingPlatform', 'بانتظار المنصة'],
  ['Connected', 'مرتبط'],
  ['Degraded', 'متعثّر'],
  ['Disconnected', 'مفصول'],
  ['Paused', 'موقوف مؤقتًا'],
] as const)('says in Arabic of a connection that it is %s', async (status, words) => {
  openMerchant({
    language: 'ar',
    answers: connections([branch(1, 'Olaya', [connection({ channelKey: 'keeta', status })])]),
  })
  expect(await lines('الفروع والروابط')).toEqual([`فرع 1كيتا · ${words}`])
})

it('shows the team with roles, and the members who cannot sign in', async () => {
  openMerchant({
    answers: {
      'GET /api/User/GetByAccountId': pageOf([
        samplePerson({}),
        samplePerson({ id: 2, name: 'Ali', email: 'ali@old.test', invitePending: true }),
        // An inactive person is shown as inactive, invited or not.
        samplePerson({ id: 3, name: 'Omar', email: 'omar@old.test', isActive: false, invitePending: true }),
      ]),
    },
  })
  expect(await lines('Team')).toEqual([
    'Sarasara@old.test · Cashier',
    'Aliali@old.test · CashierInvited',
    'Omaromar@old.test · CashierInactive',
  ])
})

it('loads a hundred rows, the rest on request, and retries a failed load', async () => {
  const team = Array.from({ length: 103 }, (_, at) => samplePerson({ id: at + 1, name: `Sara ${at + 1}` }))
  let isLost = true
  const { user } = openMerchant({
    answers: {
      'GET /api/User/GetByAccountId': (call: HttpCall) =>
        isLost && call.query.get('PaginatedRequest.PageNumber') === '2'
          ? { status: 500 }
          : { body: samplePage(team, call) },
    },
  })
  expect(await lines('Team')).toHaveLength(100)
  const people = await panel('Team')
  expect(people.getByText('Shown: 100 of 103')).toBeInTheDocument()
  const more = people.getByRole('button', { name: 'Show more' })
  await user.click(more)
  expect(await people.findByRole('alert')).toHaveTextContent('The rest did not load')
  expect(await lines('Team')).toHaveLength(100)
  isLost = false
  await user.click(more)
  await waitFor(async () => expect(await lines('Team')).toHaveLength(103))
  expect(people.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument()
})

it("shows the operator's actions on the merchant with a link to all of them", async () => {
  const acts = Array.from({ length: 11 }, (_, index) => sampleAuditEntry(index + 1))
  const { user, asked } = openMerchant({ answers: { 'GET /api/AuditLog/Get': pageOf(acts) } })
  const activity = await panel('What the operator did')
  expect(await activity.findAllByRole('listitem')).toHaveLength(10)
  expect(activity.getByRole('link', { name: 'All of it' })).toHaveAttribute('href', '/audit?accountId=7')
  expect(asked('/api/AuditLog/Get')[0]?.query.get('AccountId')).toBe('7')
  const [first] = activity.getAllByRole('button', { name: 'Show' })
  await user.click(first ?? document.body)
  const drawer = within(await screen.findByRole('dialog'))
  expect(drawer.getByText('Active').closest('del')).toBeInTheDocument()
  expect(drawer.getByText('Suspended').closest('ins')).toBeInTheDocument()
})

it('names Sufra for automatic actions, and shows no link when all are listed', async () => {
  openMerchant({
    answers: { 'GET /api/AuditLog/Get': pageOf([sampleAuditEntry(1, { byUserId: null, byName: null })]) },
  })
  expect((await lines('What the operator did')).join()).toContain('15 Aug 2026, 4:05 pm · Sufra')
  expect(screen.queryByRole('link', { name: 'All of it' })).not.toBeInTheDocument()
})

it('leads to all payments when there are more than shown', async () => {
  const payments = Array.from({ length: 7 }, (_, index) => samplePayment({ id: index + 1 }))
  openMerchant({ answers: { 'GET /api/Payment/Get': pageOf(payments) } })
  const shown = await panel('Payments')
  expect(await shown.findByRole('link', { name: 'All payments' })).toHaveAttribute(
    'href',
    '/payments?merchant=7',
  )
  expect(shown.getAllByRole('listitem')).toHaveLength(6)
})

it('lists former plans, the running one and a plan without an end', async () => {
  const had = {
    subscriptionId: 8,
    planId: 3,
    name: '{"ar":"النمو","en":"Growth"}',
    status: 'Active',
    isCurrent: true,
    startsAt: '2026-08-01T09:00:00Z',
    expiryDate: null,
    priceMonthly: 349,
    priceYearly: null,
  }
  const before = {
    ...had,
    subscriptionId: 7,
    isCurrent: false,
    name: '{"ar":"الأساسية","en":"Basic"}',
    startsAt: '2026-07-01T09:00:00Z',
    expiryDate: '2026-08-01T09:00:00Z',
    priceMonthly: 199,
  }
  openMerchant({ answers: { 'GET /api/Plan/GetByAccountId': { body: [had, before] } } })
  expect(await lines('Plan')).toEqual([
    'Growth1 August 2026 – — · 349.00 SAR a monthNow',
    'Basic1 July 2026 – 1 August 2026 · 199.00 SAR a month',
  ])
})

it('shows the reason of the suspension and that the merchant had no order', async () => {
  const health = { ...HEALTH, status: 'Suspended', statusReason: 'Unpaid invoices', lastOrderAt: null }
  openMerchant({ answers: { 'GET /api/Account/Health': { body: health } } })
  const shown = await panel('How it is doing')
  expect(await shown.findByText('Unpaid invoices')).toBeInTheDocument()
  expect(shown.getByText('Last order').nextSibling).toHaveTextContent(/^—$/)
  expect(shown.getByText('Connections in trouble').nextSibling).toHaveTextContent(/^1$/)
})

it('shows the documents of the company, and a dash for missing ones', async () => {
  openMerchant({ account: { ...ACCOUNT, unifiedNumber: '7001234567', city: 'qassim' } })
  const company = await panel('Company')
  const fact = (name: string) => company.getByText(name).nextSibling
  expect(await company.findByText('Restaurant')).toBeInTheDocument()
  // The unified number is the newer of the two.
  expect(fact('Unified number or CR')).toHaveTextContent(/^7001234567$/)
  expect(fact('City')).toHaveTextContent(/^qassim$/)
  for (const name of ['VAT number', 'Legal name in English', 'National address'])
    expect(fact(name)).toHaveTextContent(/^—$/)
})

it.each(['Brands', 'Branches and connections', 'Team', 'Notes'])(
  'says of %s how many there are where not all of them are shown, and nothing where they are',
  async name => {
    const cut =
      <Row,>(rows: Row[], totalCount: number) =>
      () => {
        const page = samplePage(rows, { query: new URLSearchParams() })
        return { body: { ...page, totalCount, hasNextPage: totalCount > rows.length, channels: [] } }
      }
    const rows = (totalCount: number) => ({
      'GET /api/ServiceProvider/Get': cut([SAMPLE_BRAND], totalCount),
      'GET /api/Integration/Get': cut([branch(1, 'Olaya', [])], totalCount),
      'GET /api/User/GetByAccountId': cut([samplePerson({})], totalCount),
      'GET /api/Account/Notes': cut([NOTE], totalCount),
    })
    const first = openMerchant({ answers: rows(140) })
    expect(await (await panel(name)).findByText('Shown: 1 of 140')).toBeInTheDocument()
    first.unmount()
    openMerchant({ answers: rows(1) })
    await (await panel(name)).findByRole('listitem')
    expect(screen.queryByText(/^Shown:/)).not.toBeInTheDocument()
  },
)

it('refetches only the part that failed', async () => {
  let isDown = true
  const { user, asked } = openMerchant({
    answers: {
      'GET /api/Account/Notes': call => (isDown ? { status: 503 } : pageOf([NOTE])(call)),
    },
  })
  const notes = await panel('Notes')
  const retry = await notes.findByRole('button', { name: 'Try again' })
  await screen.findByText('Restaurant')
  isDown = false
  await user.click(retry)
  expect(await notes.findByText('Calls on Sundays')).toBeInTheDocument()
  expect(asked('/api/Account/Health')).toHaveLength(1)
})

it.each(['/merchants/9', '/merchants/none'])('shows that the merchant of %s does not exist', async route => {
  const { asked } = openMerchant({
    route,
    answers: { 'GET /api/Account/Get/Id': { status: 404, body: { code: 'not_found' } } },
  })
  expect(await screen.findByText('There is no such merchant')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'To the merchants' })).toHaveAttribute('href', '/merchants')
  expect(asked('/api/Account/Get/Id')).toHaveLength(route === '/merchants/9' ? 1 : 0)
})

it('shows a load error of a merchant and reloads on retry', async () => {
  let isDown = true
  const { user } = openMerchant({
    answers: { 'GET /api/Account/Get/Id': () => (isDown ? { status: 500 } : { body: ACCOUNT }) },
  })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(screen.getByText('The merchant did not load')).toBeInTheDocument()
  isDown = false
  await user.click(retry)
  await waitFor(() => expect(screen.getByRole('heading', { level: 1, name: 'Old House' })).toBeVisible())
})
