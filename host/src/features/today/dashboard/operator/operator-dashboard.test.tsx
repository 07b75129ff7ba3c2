import { answerHttp, renderUi } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import { dashboardTexts } from '#src/testing/dashboard-texts.ts'
import { failingConnection, operatorAnswers } from '#src/testing/operator-answers.ts'
import { DashboardPage } from '../dashboard.page.tsx'

const REVENUE = 'POST /api/Dashboard/GetRevenue'
const show = (route = '/dashboard') =>
  renderUi(<DashboardPage />, { namespaces: dashboardTexts, role: 'SuperAdmin', route })
const panel = async (name: string) => within(await screen.findByRole('region', { name }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it("links each figure to its list and requests no merchant's data", async () => {
  const { calls } = answerHttp(operatorAnswers())
  show()
  expect((await screen.findAllByRole('link', { name: '1,284' }))[0]).toHaveAttribute(
    'href',
    '/merchants?status=Active',
  )
  expect(await screen.findByRole('link', { name: '412,900 SAR' })).toBeInTheDocument()
  const states = await panel('Merchants by state')
  expect(states.getByRole('link', { name: 'Suspended' })).toHaveAttribute(
    'href',
    '/merchants?status=Suspended',
  )
  expect((await panel('Releases')).getByRole('link', { name: 'Promoted' })).toHaveAttribute(
    'href',
    '/releases?tab=history',
  )
  expect(new Set(calls.map(({ path }) => path))).toEqual(
    new Set([
      ...['GetMerchants', 'GetRevenue', 'GetConnections', 'GetReleases'].map(
        name => `/api/Dashboard/${name}`,
      ),
      '/api/Account/Get',
    ]),
  )
})

it('names new and lost merchants, against the previous period', async () => {
  answerHttp(operatorAnswers())
  show()
  const moved = await panel('New and leaving merchants')
  expect(moved.getByText('+50%')).toBeInTheDocument()
  expect(moved.getByText('−100%').closest('[data-tone]')).toHaveAttribute('data-tone', 'good')
  expect(moved.getByRole('link', { name: 'Harbi Restaurants' })).toHaveAttribute('href', '/merchants/41')
  expect(moved.getByText("Nobody's plan ended in these days.")).toBeInTheDocument()
})

it('draws revenue by month, with a table behind it', async () => {
  answerHttp(operatorAnswers())
  show()
  const table = await screen.findByRole('table', { name: 'Monthly recurring revenue, SAR' })
  expect(table).toHaveTextContent('Oct380,000Nov412,900')
})

it('links a failing connection to its merchant, and shows six of many until all are requested', async () => {
  const connections = Array.from({ length: 9 }, (_, at) => failingConnection(at + 1))
  answerHttp({
    ...operatorAnswers(),
    'POST /api/Dashboard/GetConnections': { body: { count: 9, connections } },
  })
  const { user } = show()
  const failing = await panel('Failing connections')
  expect(failing.getAllByRole('link')).toHaveLength(6)
  await user.click(failing.getByRole('button', { name: 'Show all 9' }))
  expect(failing.getAllByRole('link')).toHaveLength(9)
  expect(failing.getAllByRole('link')[0]).toHaveAttribute('href', '/integrations?merchant=7')
})

it('requests the period of the address, by default this month', async () => {
  const { calls } = answerHttp(operatorAnswers())
  show('/dashboard?period=custom&from=2026-01-30&to=2026-02-02')
  await panel('Releases')
  expect(calls.find(({ path }) => path === '/api/Dashboard/GetMerchants')?.body).toEqual({
    from: '2026-01-30T00:00:00+03:00',
    to: '2026-02-03T00:00:00+03:00',
  })
  expect(screen.getByRole('combobox', { name: 'This month' })).toBeInTheDocument()
})

it('retries a failed part alone and keeps the others', async () => {
  answerHttp({ ...operatorAnswers(), [REVENUE]: { status: 500, body: { code: 'internal_error' } } })
  const { user } = show()
  const revenue = await panel('Monthly recurring revenue, SAR')
  expect(revenue.getByRole('alert')).toHaveTextContent('This part did not load')
  expect(await screen.findByText('+50%')).toBeInTheDocument()
  answerHttp(operatorAnswers())
  await user.click(revenue.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table', { name: 'Monthly recurring revenue, SAR' })).toBeInTheDocument()
})
