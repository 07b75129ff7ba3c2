import type {
  RevenueCohorts,
  RevenueMovement,
  RevenuePlans,
  RevenueRow,
} from '@sufra/shared/contracts/revenue'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import type { HttpAnswer, HttpCall } from '@sufra/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { RevenuePage } from './revenue.page.tsx'

const NONE = { merchants: 0, amount: 0 }
const PRO = '{"ar":"الاحترافية","en":"Pro"}'
const month = (name: string, changes: Partial<RevenueMovement['months'][number]> = {}) => ({
  month: name,
  before: 0,
  revenue: 0,
  merchants: 0,
  new: NONE,
  expansion: NONE,
  contraction: NONE,
  churn: NONE,
  ...changes,
})
const row = (accountId: number, changes: Partial<RevenueRow> = {}): RevenueRow => ({
  accountId,
  merchantName: `{"ar":"تاجر ${accountId}","en":"Merchant ${accountId}"}`,
  amount: 100,
  endsAt: null,
  planName: PRO,
  planBefore: null,
  ...changes,
})

interface TestPlatforms {
  movement?: RevenueMovement
  plans?: RevenuePlans['plans']
  cohorts?: RevenueCohorts['cohorts']
  rows?: (call: HttpCall) => HttpAnswer
}

const open = (search: string, played: TestPlatforms = {}, language: 'ar' | 'en' = 'en') => {
  const { movement = { months: [month('2026-11')] }, plans = [], cohorts = [] } = played
  const { calls } = answerHttp({
    'POST /api/Revenue/GetMovement': { body: movement },
    'POST /api/Revenue/GetPlans': { body: { month: '2026-11', plans } },
    'POST /api/Revenue/GetCohorts': { body: { cohorts } },
    'POST /api/Revenue/GetForecast': { body: { months: [] } },
    'POST /api/Revenue/GetPaid': { body: { months: [] } },
    'GET /api/Revenue/GetRows': played.rows ?? (call => ({ body: samplePage([], call) })),
  })
  const view = renderUi(<RevenuePage />, {
    language,
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route: `/revenue${search}`,
  })
  const asked = () => calls.filter(({ path }) => path.endsWith('/GetRows')).map(({ query }) => query)
  return { ...view, asked }
}
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }))

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

it('paginates merchants and stores the page in the URL', async () => {
  const all = Array.from({ length: 45 }, (_, at) => row(at + 1))
  const { user, location, asked } = open('?figure=recurring&month=2026-11&plan=2', {
    rows: call => ({ body: samplePage(all, call) }),
  })
  const shown = await drawer('Recurring revenue, November 2026')
  await shown.findByRole('link', { name: 'Merchant 1' })
  const pages = within(shown.getByRole('navigation', { name: 'Pages of the merchants behind this figure' }))
  await user.click(pages.getByRole('button', { name: /next/i }))
  expect(await shown.findByRole('link', { name: 'Merchant 21' })).toBeInTheDocument()
  expect(location()).toBe('/revenue?figure=recurring&month=2026-11&plan=2&page=2')
  expect(asked().map(query => [query.get('PaginatedRequest.PageNumber'), query.get('PlanId')])).toEqual([
    ['1', '2'],
    ['2', '2'],
  ])
  await user.click(shown.getByRole('button', { name: /close/i }))
  await waitFor(() => expect(location()).toBe('/revenue'))
})

it('shows no pagination for a single page', async () => {
  open('?figure=new&month=2026-11', { rows: call => ({ body: samplePage([row(1)], call) }) })
  const shown = await drawer('New, November 2026')
  expect(await shown.findByRole('link', { name: 'Merchant 1' })).toBeInTheDocument()
  expect(shown.queryByRole('navigation')).not.toBeInTheDocument()
})

it('shows the empty state of a figure without merchants', async () => {
  open('?figure=leaving&month=2026-12')
  const shown = await drawer('Will not renew, December 2026')
  expect(await shown.findByText('There are no merchants behind this figure')).toBeInTheDocument()
})

it('shows a load error of merchants and reloads on retry', async () => {
  let isDown = true
  const { user } = open('?figure=churn&month=2026-11', {
    rows: call =>
      isDown
        ? { status: 500, body: { code: 'internal_error' } }
        : { body: samplePage([row(9, { amount: -349 })], call) },
  })
  const shown = await drawer('Gone, November 2026')
  expect(await shown.findByText('This part did not load')).toBeInTheDocument()
  isDown = false
  await user.click(shown.getByRole('button', { name: 'Try again' }))
  expect(await shown.findByRole('link', { name: 'Merchant 9' })).toBeInTheDocument()
  expect(shown.getByRole('listitem')).toHaveTextContent('−349.00')
})

it('returns to the previous page of merchants after a page failed to load', async () => {
  const all = Array.from({ length: 45 }, (_, at) => row(at + 1))
  const { user } = open('?figure=recurring&month=2026-11', {
    rows: call =>
      call.query.get('PaginatedRequest.PageNumber') === '1'
        ? { body: samplePage(all, call) }
        : { status: 500, body: { code: 'internal_error' } },
  })
  const shown = await drawer('Recurring revenue, November 2026')
  await user.click(await shown.findByRole('button', { name: /next/i }))
  expect(await shown.findByText('This part did not load')).toBeInTheDocument()
  await user.click(shown.getByRole('button', { name: /previous/i }))
  expect(await shown.findByRole('link', { name: 'Merchant 1' })).toBeInTheDocument()
})

it('shows the end and no change for a renewal of the same plan', async () => {
  const rows = [row(1, { planBefore: PRO, endsAt: '2026-12-31T21:30:00.000Z' })]
  open('?figure=renewal&month=2026-12', { rows: call => ({ body: samplePage(rows, call) }) })
  const shown = await drawer('To be renewed, December 2026')
  expect(await shown.findByText('Pro, ends 1 Jan 2027')).toBeInTheDocument()
})

it('links no cohort month without payments, in Arabic too', async () => {
  const cohorts = [
    {
      month: '2026-10',
      merchants: 3,
      months: [
        { month: '2026-10', paying: 1 },
        { month: '2026-11', paying: 0 },
      ],
    },
    { month: '2026-11', merchants: 200, months: [{ month: '2026-11', paying: 200 }] },
  ]
  open('', { cohorts }, 'ar')
  const table = within(await screen.findByRole('table', { name: 'من يبقى' }))
  const october = within(table.getByRole('row', { name: /أكتوبر 2026/ }))
  expect(october.getByText('0%').closest('a')).toBeNull()
  expect(october.getByRole('link', { name: '33%' })).toHaveAttribute('title', 'يدفع 1 من 3')
  expect(october.getByRole('link', { name: '3' })).toHaveAttribute(
    'href',
    '/revenue?figure=cohort&month=2026-10',
  )
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    ...['بدؤوا في', 'التجار', '+0', '+1'],
  ])
})

it('lists the latest month first and links no month without movements', async () => {
  const movement = {
    months: [
      month('2026-09', { revenue: 500, merchants: 3, new: { merchants: 3, amount: 500 } }),
      month('2026-10', { before: 500, revenue: 500, merchants: 3 }),
    ],
  }
  open('', { movement })
  const panel = within(await screen.findByRole('region', { name: 'What moved it' }))
  const table = within(await panel.findByRole('table', { name: 'What moved it' }))
  const [, october, september] = table.getAllByRole('row')
  expect(october).toHaveTextContent('October 2026')
  expect(september).toHaveTextContent('September 2026')
  const links = within(october ?? document.body).getAllByRole('link')
  expect(links.map(({ textContent }) => textContent)).toEqual(['500.00'])
})

it('shows no change without a previous month, and links no figure without merchants', async () => {
  open('', { movement: { months: [month('2026-11', { revenue: 90, merchants: 1 })] } })
  const tiles = await screen.findByText('Recurring revenue a month', { selector: 'dt' })
  expect(tiles.nextSibling).toHaveTextContent(/^90.00 SAR$/)
  const lost = screen.getByText('Lost this month', { selector: 'dt' }).closest('div')
  expect(within(lost ?? document.body).queryByRole('link')).not.toBeInTheDocument()
})

it('divides the revenue among the plans', async () => {
  const plan = (planId: number, english: string, amount: number) => ({
    planId,
    planName: `{"ar":"باقة","en":"${english}"}`,
    merchants: 1,
    amount,
  })
  open('', { plans: [plan(1, 'Basic', 150), plan(2, 'Pro', 450)] })
  const table = within(await screen.findByRole('table', { name: 'By plan' }))
  const shares = table.getAllByRole('row').map(line => line.lastElementChild?.textContent)
  expect(shares).toEqual(['Share', '25%', '75%'])
  expect(table.getByRole('link', { name: '150.00' })).toHaveAttribute(
    'href',
    '/revenue?figure=recurring&month=2026-11&plan=1',
  )
})
