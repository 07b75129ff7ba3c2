import type {
  RevenueCohorts,
  RevenueForecast,
  RevenueMovement,
  RevenuePaid,
  RevenuePlans,
  RevenueRow,
} from '@sufra/shared/contracts/revenue'
import { answerHttp, renderUi, samplePage } from '@sufra/shared/testing'
import { screen, within } from '@testing-library/react'
import ar from '#src/locales/ar.json'
import en from '#src/locales/en.json'
import { RevenuePage } from './revenue.page.tsx'

const NONE = { merchants: 0, amount: 0 }
const PRO = '{"ar":"الاحترافية","en":"Pro"}'

const OCTOBER = {
  month: '2026-10',
  before: 0,
  revenue: 500,
  merchants: 3,
  new: { merchants: 3, amount: 500 },
  expansion: NONE,
  contraction: NONE,
  churn: NONE,
}
const NOVEMBER = {
  month: '2026-11',
  before: 500,
  revenue: 450,
  merchants: 3,
  new: { merchants: 1, amount: 50 },
  expansion: { merchants: 1, amount: 30 },
  contraction: { merchants: 1, amount: -10 },
  churn: { merchants: 1, amount: -120 },
}
const MOVEMENT: RevenueMovement = { months: [OCTOBER, NOVEMBER] }
const PLANS: RevenuePlans = {
  month: '2026-11',
  plans: [{ planId: 2, planName: PRO, merchants: 3, amount: 450 }],
}
const COHORTS: RevenueCohorts = {
  cohorts: [
    {
      month: '2026-10',
      merchants: 3,
      months: [
        { month: '2026-10', paying: 3 },
        { month: '2026-11', paying: 2 },
      ],
    },
  ],
}
const FORECAST: RevenueForecast = {
  months: [{ month: '2026-12', renewal: { merchants: 2, amount: 349 }, leaving: NONE }],
}
const PAID: RevenuePaid = {
  months: [{ month: '2026-11', invoices: 2, creditNotes: 1, net: 400, gross: 460 }],
}
const ROW: RevenueRow = {
  accountId: 7,
  merchantName: '{"ar":"البيت العتيق","en":"Old House"}',
  amount: -10,
  endsAt: null,
  planName: '{"ar":"الأساسية","en":"Basic"}',
  planBefore: PRO,
}

const open = ({
  language = 'en',
  search = '',
  movement = MOVEMENT,
  hasForecast = true,
}: { language?: 'ar' | 'en'; search?: string; movement?: RevenueMovement; hasForecast?: boolean } = {}) => {
  const { calls } = answerHttp({
    'POST /api/Revenue/GetMovement': { body: movement },
    'POST /api/Revenue/GetPlans': { body: PLANS },
    'POST /api/Revenue/GetCohorts': { body: COHORTS },
    'POST /api/Revenue/GetForecast': hasForecast ? { body: FORECAST } : { status: 500 },
    'POST /api/Revenue/GetPaid': { body: PAID },
    'GET /api/Revenue/GetRows': call => ({ body: samplePage([ROW], call) }),
  })
  const view = renderUi(<RevenuePage />, {
    language,
    role: 'SuperAdmin',
    namespaces: { admin: { ar, en } },
    route: `/revenue${search}`,
  })
  const asked = () => Object.fromEntries(calls.findLast(({ path }) => path.endsWith('/GetRows'))?.query ?? [])
  return { ...view, asked }
}

const part = async (name: string) => within(await screen.findByRole('region', { name }))

it('shows the monthly revenue, its change and its monthly movements', async () => {
  open()
  const recurring = await screen.findByText('Recurring revenue a month', { selector: 'dt' })
  expect(recurring.nextSibling).toHaveTextContent('450.00 SAR−10%')
  const lost = screen.getByText('Lost this month', { selector: 'dt' })
  expect(lost.nextSibling).toHaveTextContent(/^120.00 SAR$/)
  const movement = await part('What moved it')
  const row = within(await movement.findByRole('row', { name: /November 2026/ }))
  expect(row.getAllByRole('link').map(link => link.textContent)).toEqual([
    ...['50.00', '30.00', '-10.00', '-120.00', '450.00'],
  ])
})

it('opens and closes the merchants behind a figure with their movements', async () => {
  const { user, asked } = open()
  const movement = await part('What moved it')
  await user.click(await movement.findByRole('link', { name: '-10.00' }))
  const drawer = within(await screen.findByRole('dialog', { name: 'Shrunk, November 2026' }))
  expect(await drawer.findByRole('link', { name: 'Old House' })).toHaveAttribute('href', '/merchants/7')
  expect(drawer.getByText('Pro, then Basic')).toBeInTheDocument()
  expect(asked()).toMatchObject({ Figure: 'contraction', Month: '2026-11' })
  await user.click(drawer.getByRole('button', { name: /close/i }))
  expect(screen.queryByRole('dialog', { name: 'Shrunk, November 2026' })).not.toBeInTheDocument()
})

it('shows the retention of each cohort and links to its merchants', async () => {
  const { user, asked } = open()
  const table = within(await screen.findByRole('table', { name: 'Who stays' }))
  await user.click(table.getByRole('link', { name: '67%' }))
  await screen.findByRole('dialog', { name: 'Recurring revenue, November 2026' })
  expect(asked()).toMatchObject({ Figure: 'recurring', Month: '2026-11', Cohort: '2026-10' })
})

it('links no figure without merchants, and links documents to the invoices of their month', async () => {
  open()
  const panel = await part('What ends soon')
  const forecast = within(await panel.findByRole('row', { name: /December 2026/ }))
  expect(forecast.getAllByRole('link').map(link => link.textContent)).toEqual(['349.00'])
  const paid = await part('Paid')
  const month = await paid.findByRole('link', { name: 'November 2026' })
  expect(month).toHaveAttribute('href', '/invoices?month=2026-11')
})

it('keeps the other panels when one fails, and reports an empty period', async () => {
  open({ hasForecast: false, movement: { months: [{ ...OCTOBER, revenue: 0, new: NONE, merchants: 0 }] } })
  expect(await (await part('What ends soon')).findByText('This part did not load')).toBeInTheDocument()
  expect(await (await part('What moved it')).findByText('There is nothing to count yet')).toBeInTheDocument()
  expect(await (await part('By plan')).findByRole('link', { name: '450.00' })).toBeInTheDocument()
})

it('opens the panel of the URL, in Arabic', async () => {
  open({ language: 'ar', search: '?figure=renewal&month=2026-12' })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'الإيرادات', hidden: true }),
  ).toBeInTheDocument()
  const drawer = within(await screen.findByRole('dialog', { name: 'بانتظار التجديد، ديسمبر 2026' }))
  expect(await drawer.findByText('الاحترافية، ثم الأساسية')).toBeInTheDocument()
})
