import type { RoleName } from '@sufra/shared/contracts/role'
import { answerHttp, renderUi, merchantPage, sampleMerchant } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import { hostTexts } from '#src/testing/host-texts.ts'
import { sellerInfo } from '#src/testing/seller-info.ts'
import { DashboardPage } from './dashboard.page.tsx'

const SELLER = 'POST /api/Dashboard/GetSellerInfo'
const show = ({ role = 'Admin', route = '/dashboard' }: { role?: RoleName; route?: string } = {}) =>
  renderUi(<DashboardPage />, { namespaces: hostTexts, role, route })

const figures = async () => within(await screen.findByRole('region', { name: "Today's figures" }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it("an Admin sees the day's figures against last week, the plan and what runs", async () => {
  answerHttp({ [SELLER]: { body: sellerInfo() } })
  show()
  expect((await figures()).getByText('+20%')).toBeInTheDocument()
  expect(screen.getByText('47 s')).toBeInTheDocument()
  expect(screen.getByText('Expires 14 March 2027')).toBeInTheDocument()
  expect(screen.getByText('Branches open: 3 of 3')).toBeInTheDocument()
  expect(screen.getByText('4 live orders now')).toBeInTheDocument()
})

it.each(['Cashier', 'Kitchen'] as const)('%s sees today alone', async role => {
  answerHttp({ [SELLER]: { body: sellerInfo() } })
  show({ role })
  expect((await figures()).queryByText('+20%')).not.toBeInTheDocument()
  expect(screen.queryByRole('region', { name: 'Plan and status' })).not.toBeInTheDocument()
})

it('the charts have tables behind them', async () => {
  answerHttp({ [SELLER]: { body: sellerInfo() } })
  show()
  expect(await screen.findByRole('table', { name: 'Orders by hour' })).toHaveTextContent('1 pm60')
  expect(screen.getByRole('table', { name: 'Orders by platform' })).toHaveTextContent('Jahez60')
  expect(screen.getByRole('table', { name: 'Best sellers today' })).toHaveTextContent(
    'Lamb Kabsa22 · 1,056.00 SAR',
  )
})

it('what needs a person is said with its way', async () => {
  answerHttp({ [SELLER]: { body: sellerInfo({ snoozedOver24h: 3, missed: 1, missedValue: 42.5 }) } })
  show()
  const list = within(await screen.findByRole('region', { name: 'What needs you now' }))
  expect(list.getByText('3 items have been snoozed for more than 24 hours')).toBeInTheDocument()
  expect(list.getByText('1 order was missed today, worth 42.50 SAR')).toBeInTheDocument()
  expect(list.getByRole('link', { name: 'See menu' })).toHaveAttribute('href', '/menusForUser')
})

it('a day without orders is calm, not broken', async () => {
  const empty = {
    orders: 0,
    sales: 0,
    averageTicket: 0,
    acceptanceSecondsMedian: null,
    byChannel: [],
    topProducts: [],
  }
  answerHttp({
    [SELLER]: {
      body: sellerInfo({ ...empty, byHour: sellerInfo().byHour.map(() => ({ orders: 0, sales: 0 })) }),
    },
  })
  show()
  expect(await screen.findAllByText('No orders yet today.')).toHaveLength(3)
  expect(screen.getByText('Everything is in order.')).toBeInTheDocument()
})

it('figures that did not load can be asked for again', async () => {
  answerHttp({ [SELLER]: { status: 500, body: { code: 'internal_error' } } })
  const { user } = show()
  expect(await screen.findByRole('alert')).toHaveTextContent("Today's figures did not load")
  answerHttp({ [SELLER]: { body: sellerInfo() } })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('+20%')).toBeInTheDocument()
})

it('a return from the payment page promises nothing that only the address says', async () => {
  answerHttp({ [SELLER]: { body: sellerInfo() } })
  show({ route: '/dashboard?successpayment=true' })
  expect(await screen.findByText(/You are back from the payment page/)).toBeInTheDocument()
})

it('the operator sees all merchants, and no merchant is asked for', async () => {
  const { calls } = answerHttp({
    'GET /api/Account/Get': call => ({
      body: merchantPage([sampleMerchant({ expiryDate: '2026-12-02T09:00:00Z' })], call),
    }),
  })
  show({ role: 'SuperAdmin' })
  expect(await screen.findByText('1,284')).toBeInTheDocument()
  expect(screen.getByText('Expires 2 December 2026')).toBeInTheDocument()
  expect(calls.map(({ path }) => path)).toEqual(['/api/Account/Get'])
})
