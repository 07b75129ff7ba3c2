import type { RoleName } from '@sufra/shared/contracts/role'
import { answerHttp, renderUi, sampleBranch, samplePage } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import {
  dashboardAnswers,
  dashboardAttention,
  dashboardFigures,
  dashboardHours,
  planUsage,
} from '#src/testing/dashboard-answers.ts'
import { dashboardTexts } from '#src/testing/dashboard-texts.ts'
import { DashboardPage } from './dashboard.page.tsx'

type Call = Parameters<typeof samplePage>[1]

const OLAYA = '{"ar":"العليا","en":"Olaya"}'
const FIGURES = 'POST /api/Dashboard/GetFigures'
const LOSSES = 'POST /api/Dashboard/GetLosses'
const INFO = 'POST /api/Dashboard/GetSellerInfo'
const show = ({ role = 'Admin', route = '/dashboard' }: { role?: RoleName; route?: string } = {}) =>
  renderUi(<DashboardPage />, { namespaces: dashboardTexts, role, route })

const figures = async () => within(await screen.findByRole('region', { name: 'Figures of the period' }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it("shows an Admin the day's figures against the same weekdays before, plan and live orders", async () => {
  answerHttp(dashboardAnswers())
  show()
  expect((await figures()).getByText('+20%')).toBeInTheDocument()
  expect(screen.getByText('47 s')).toBeInTheDocument()
  expect(await screen.findByText('Expires 14 March 2027')).toBeInTheDocument()
  expect(screen.getByText('Branches open: 3 of 3')).toBeInTheDocument()
  expect(screen.getByText('4 live orders now')).toBeInTheDocument()
})

it.each([
  [2, 5, false],
  [4, 5, true],
  [5, 5, true],
])('shows a limit with %i of %i used, and a link to more near the limit', async (used, limit, hurts) => {
  answerHttp({
    ...dashboardAnswers(),
    'GET /api/Feature/GetByAccountId': { body: planUsage([used, limit]) },
  })
  show()
  const strip = within(await screen.findByRole('region', { name: 'Plan and status' }))
  expect(await strip.findByRole('meter', { name: 'Branches' })).toHaveAttribute('aria-valuenow', String(used))
  expect(strip.getByText(`${used} of ${limit}`)).toBeInTheDocument()
  expect(strip.queryByRole('meter', { name: 'Products' })).not.toBeInTheDocument()
  expect(strip.queryByRole('link', { name: 'Upgrade plan' }) !== null).toBe(hurts)
})

it.each(['Cashier', 'Kitchen'] as const)('shows %s only today and requests no other day', async role => {
  const { calls } = answerHttp({
    ...dashboardAnswers(),
    'POST /api/Dashboard/GetHours': { body: dashboardHours({ week: null }) },
  })
  show({ role, route: '/dashboard?period=lastMonth' })
  expect((await figures()).queryByText('+20%')).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Plan and status' })).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'When your customers order' })).not.toBeInTheDocument()
  expect(screen.queryByRole('combobox', { name: 'Today' })).not.toBeInTheDocument()
  expect(calls.find(({ path }) => path === '/api/Dashboard/GetFigures')?.body).toEqual({ branchId: 0 })
})

it('has a table behind each chart', async () => {
  answerHttp(dashboardAnswers())
  show()
  expect(await screen.findByRole('table', { name: 'Orders by hour' })).toHaveTextContent('1 pm6050')
  expect(await screen.findByRole('table', { name: 'By platform' })).toHaveTextContent(
    'Jahez60 · 5,000.00 SAR',
  )
  expect(await screen.findByRole('table', { name: 'Best sellers' })).toHaveTextContent(
    'Lamb Kabsa22 · 1,056.00 SAR',
  )
  expect(await screen.findByRole('table', { name: 'What was lost' })).toHaveTextContent(
    'Rejected: too busy2 · 42.00 SAR',
  )
  const week = within(await screen.findByRole('table', { name: 'When your customers order' }))
  expect(week.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    ...['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
  ])
})

it('requests the period and branch of the address in Riyadh days', async () => {
  const { calls } = answerHttp(dashboardAnswers())
  show({ route: '/dashboard?period=custom&from=2026-01-30&to=2026-02-02&branch=7' })
  await figures()
  expect(calls.find(({ path }) => path === '/api/Dashboard/GetFigures')?.body).toEqual({
    branchId: 7,
    from: '2026-01-30T00:00:00+03:00',
    to: '2026-02-03T00:00:00+03:00',
  })
})

it.each([
  ['failed to load', () => ({ status: 500, body: { code: 'internal_error' } }), 'Chosen: 7'],
  ['do not include it', (call: Call) => ({ body: samplePage([sampleBranch({ id: 3 })], call) }), 'Chosen: 7'],
  [
    'are only that one',
    (call: Call) => ({ body: samplePage([sampleBranch({ id: 7, name: OLAYA })], call) }),
    'Olaya',
  ],
])('labels figures of one branch and links to all when the branches %s', async (_how, branches, name) => {
  const { calls } = answerHttp({ ...dashboardAnswers(), 'GET /api/Branch/Get': branches })
  const { user } = show({ route: '/dashboard?branch=7' })
  const filter = await screen.findByRole('combobox', { name: 'All branches' })
  await waitFor(() => expect(filter).toHaveDisplayValue(name))
  await user.selectOptions(filter, 'All branches')
  await waitFor(() =>
    expect(calls.findLast(({ path }) => path === '/api/Dashboard/GetFigures')?.body).toMatchObject({
      branchId: 0,
    }),
  )
})

it('names a custom period in heading and select, and reopens its calendar', async () => {
  answerHttp(dashboardAnswers())
  const { user } = show({ route: '/dashboard?period=custom&from=2026-01-30&to=2026-02-02' })
  expect(await screen.findByText(/^30 Jan\s–\s2 Feb 2026 · /)).toBeInTheDocument()
  const [period] = screen.getAllByRole('combobox')
  expect(period).toHaveTextContent(/30 Jan\s–\s2 Feb 2026/)
  await user.click(screen.getByRole('button', { name: 'Change the days' }))
  const [first, last] = await screen.findAllByRole('textbox')
  expect([first, last].map(box => box instanceof HTMLInputElement && box.value)).toEqual([
    '30/01/2026',
    '02/02/2026',
  ])
})

it('reports days in the wrong order and sends no request', async () => {
  const { calls } = answerHttp(dashboardAnswers())
  show({ route: '/dashboard?period=custom&from=2026-02-02&to=2026-01-30' })
  expect(await screen.findByText(/The first day comes after the last one/)).toBeInTheDocument()
  expect(calls.map(({ path }) => path)).not.toContain('/api/Dashboard/GetFigures')
})

it('lists items that need attention with links', async () => {
  answerHttp({
    ...dashboardAnswers(),
    'POST /api/Dashboard/GetAttention': {
      body: dashboardAttention({ snoozedOver24h: 3, missed: 1, missedValue: 42.5 }),
    },
  })
  show()
  const list = within(await screen.findByRole('region', { name: 'What needs you now' }))
  expect(list.getByText('3 items have been snoozed for more than 24 hours')).toBeInTheDocument()
  expect(list.getByText('1 order was missed today, worth 42.50 SAR')).toBeInTheDocument()
  expect(list.getByRole('link', { name: 'See menu' })).toHaveAttribute('href', '/menusForUser')
})

it('does not claim that everything is in order when the plan failed to load, and retries it', async () => {
  answerHttp({ ...dashboardAnswers(), [INFO]: { status: 500, body: { code: 'internal_error' } } })
  const { user } = show()
  const list = within(await screen.findByRole('region', { name: 'What needs you now' }))
  expect(await list.findByText(/^Whether your plan ends soon is not known/)).toBeInTheDocument()
  expect(list.queryByText('Everything is in order.')).not.toBeInTheDocument()
  answerHttp(dashboardAnswers())
  await user.click(list.getByRole('button', { name: 'Try again' }))
  expect(await list.findByText('Everything is in order.')).toBeInTheDocument()
})

it('reports everything in order without the plan to a person who cannot change it', async () => {
  answerHttp({ ...dashboardAnswers(), [INFO]: { status: 500, body: { code: 'internal_error' } } })
  show({ role: 'Cashier' })
  expect(await screen.findByText('Everything is in order.')).toBeInTheDocument()
})

it('shows an empty state for a day without orders', async () => {
  const nothing = { hours: [], channels: [], products: [], orders: 0, sales: 0 }
  const empty = dashboardHours().hours.map(() => ({ orders: 0, sales: 0 }))
  answerHttp({
    ...dashboardAnswers(),
    [FIGURES]: { body: dashboardFigures({ ...nothing, averageTicket: 0, acceptanceSecondsMedian: null }) },
    'POST /api/Dashboard/GetHours': { body: { hours: empty, previous: empty, week: null } },
    'POST /api/Dashboard/GetChannels': { body: { channels: [] } },
    'POST /api/Dashboard/GetProducts': { body: { products: [] } },
    [LOSSES]: { body: { orders: 0, value: 0, previous: { orders: 0, value: 0 }, causes: [] } },
  })
  show()
  expect(await screen.findByText('Nothing was lost in this period.')).toBeInTheDocument()
  expect(screen.getAllByText('No orders in this period.')).toHaveLength(3)
  expect(screen.getByText('Everything is in order.')).toBeInTheDocument()
})

it('retries a failed part alone and keeps the others', async () => {
  answerHttp({ ...dashboardAnswers(), [LOSSES]: { status: 500, body: { code: 'internal_error' } } })
  const { user } = show()
  const losses = within(await screen.findByRole('region', { name: 'What was lost' }))
  expect(losses.getByRole('alert')).toHaveTextContent('This part did not load')
  expect((await figures()).getByText('+20%')).toBeInTheDocument()
  answerHttp(dashboardAnswers())
  await user.click(losses.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'What was lost' })).toBeInTheDocument()
})

it('shows the business day that began before midnight, with its start hour', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T01:30:00+03:00'), advanceTimers: true })
  try {
    const branches = (call: Call) => ({ body: samplePage([sampleBranch({ id: 7, dayStartHour: 4 })], call) })
    const { calls } = answerHttp({ ...dashboardAnswers(), 'GET /api/Branch/Get': branches })
    show({ route: '/dashboard' })
    expect(
      await screen.findByText(/Saturday.*21 November until 1:30.*day begins at 4:00/),
    ).toBeInTheDocument()
    await waitFor(() =>
      expect(calls.findLast(({ path }) => path === '/api/Dashboard/GetFigures')?.body).toMatchObject({
        from: '2026-11-21T00:00:00+03:00',
        to: '2026-11-22T00:00:00+03:00',
      }),
    )
  } finally {
    jest.useRealTimers()
  }
})
