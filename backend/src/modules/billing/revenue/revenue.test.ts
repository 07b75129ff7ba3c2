import { addMonths } from '@sufra/shared/contracts/subscription-period'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { creditInvoice, issueInvoice } from '#src/modules/billing/invoice/issue-invoice.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { addAccount } from '#src/modules/merchants/account/account.service.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { firstDay, monthAfter, monthOf } from './revenue-months.ts'

type Bought = Omit<typeof subscription.$inferInsert, 'accountId' | 'planId'> & { of: 'Basic' | 'Pro' }

const now = new Date()
const THIS = monthOf(now)
/** Returns noon of a day of the month that is so many months away from this one. */
const on = (months: number, day: string): Date =>
  new Date(`${firstDay(monthAfter(THIS, months)).slice(0, 8)}${day}T12:00:00+03:00`)
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

const basic = { of: 'Basic', months: 1, price: 100 } as const
const active = { status: 'Active' } as const
const soon = inHours(1)
const DAY_MS = 86_400_000

const upgrade = { startsAt: inHours(-24), expiryDate: addMonths(inHours(-24), 1) }

const BOUGHT: Record<string, Bought[]> = {
  Stays: [
    { ...basic, status: 'Replaced', startsAt: on(-3, '05'), expiryDate: on(-1, '05') },
    { ...active, of: 'Pro', months: 12, price: 2400, startsAt: on(-1, '05'), expiryDate: on(11, '05') },
  ],
  Leaves: [{ ...basic, status: 'Expired', startsAt: on(-3, '10'), expiryDate: on(-1, '10') }],
  Shrinks: [
    {
      of: 'Pro',
      months: 1,
      price: 300,
      discountOff: 60,
      status: 'Replaced',
      startsAt: on(-2, '07'),
      expiryDate: on(-1, '07'),
    },
    {
      ...basic,
      ...active,
      startsAt: on(-1, '07'),
      expiryDate: soon,
      nextMonths: 12,
    },
  ],
  Cancels: [{ ...basic, ...active, startsAt: on(-5, '02'), expiryDate: soon, endsWithPeriod: true }],
  HasRenewed: [
    { ...basic, ...active, startsAt: on(-5, '03'), expiryDate: soon },
    { ...basic, ...active, kind: 'renewal', startsAt: soon, expiryDate: on(9, '03') },
  ],
  Upgraded: [{ ...active, ...upgrade, of: 'Pro', kind: 'upgrade', months: 1, price: 300, credit: 40 }],
  Tries: [{ of: 'Pro', status: 'Trial', kind: 'trial', startsAt: inHours(-9), expiryDate: on(1, '09') }],
  HasAGift: [
    { ...basic, ...active, kind: 'given', price: 0, startsAt: on(-4, '01'), expiryDate: on(7, '01') },
  ],
}

let api: TestApp
let operator: { authorization: string }
const ids = new Map<string, number>()
const plans = new Map<string, number>()

beforeAll(async () => {
  api = await createTestApp()
  operator = await api.signIn('operator')
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    for (const [en, priceMonthly, priceYearly] of [
      ['Basic', 100, 1000],
      ['Pro', 300, 2700],
    ] as const) {
      const [made] = await db
        .insert(plan)
        .values({ name: JSON.stringify({ ar: en, en }), priceMonthly, priceYearly })
        .returning({ id: plan.id })
      plans.set(en, made?.id ?? 0)
    }
    for (const [en, periods] of Object.entries(BOUGHT)) {
      const accountId = await addAccount(db, { name: { ar: en, en }, city: 'riyadh' })
      ids.set(en, accountId)
      for (const { of, ...period } of periods) {
        const next = period.nextMonths ? { nextPlanId: plans.get('Pro') } : {}
        await db.insert(subscription).values({ ...period, ...next, accountId, planId: plans.get(of) ?? 0 })
      }
    }
  })
})
afterAll(() => api.close())

const read = async (panel: string) => {
  const url = `/api/Revenue/Get${panel}`
  return (await api.app.inject({ method: 'POST', url, payload: {}, headers: operator })).json()
}
const ask = (search: Record<string, string>) =>
  api.app.inject({ url: `/api/Revenue/GetRows?${new URLSearchParams(search)}`, headers: operator })
const rows = async (Figure: string, Month: string, more: Record<string, string> = {}) =>
  (await ask({ Figure, Month, ...more })).json()
const monthIn = (months: { month: string }[], away: number) =>
  months.find(({ month }) => month === monthAfter(THIS, away))

it('counts monthly revenue by plan: a twelfth of a year, a whole month of an upgrade, no trials or gifts', async () => {
  expect((await read('Plans')).plans).toEqual([
    expect.objectContaining({ planId: plans.get('Pro'), merchants: 2, amount: 2400 / 12 + 300 }),
    expect.objectContaining({ planId: plans.get('Basic'), merchants: 3, amount: 300 }),
  ])
})

it('counts an upgrade that keeps the renewal day with the monthly revenue of a whole period', async () => {
  const accountId = ids.get('Upgraded') ?? 0
  const write = (values: Partial<typeof subscription.$inferInsert>) =>
    api.foundation.database.run(tenant(accountId), db => db.update(subscription).set(values))
  // Twenty days of a month of 28 to 31 days, at 10 SAR a day.
  await write({ expiryDate: new Date(upgrade.startsAt.getTime() + 20 * DAY_MS), price: 200 })
  const { data } = await rows('recurring', THIS, { PlanId: String(plans.get('Pro')) })
  await write({ expiryDate: upgrade.expiryDate, price: 300 })
  expect(data[0].accountId).toBe(accountId)
  expect(data[0].amount).toBeGreaterThanOrEqual(280)
  expect(data[0].amount).toBeLessThanOrEqual(310)
})

it('lists the merchant, the plan before and the amount of each movement', async () => {
  const { months } = await read('Movement')
  const last = monthIn(months, -1)
  expect(last).toMatchObject({
    expansion: { merchants: 1, amount: 100 },
    contraction: { merchants: 1, amount: -140 },
    churn: { merchants: 1, amount: -100 },
  })
  const contraction = await rows('contraction', monthAfter(THIS, -1))
  expect(contraction.data).toEqual([
    {
      accountId: ids.get('Shrinks'),
      merchantName: '{"ar":"Shrinks","en":"Shrinks"}',
      amount: -140,
      planName: '{"ar":"Basic","en":"Basic"}',
      planBefore: '{"ar":"Pro","en":"Pro"}',
      endsAt: null,
    },
  ])
  expect((await rows('churn', monthAfter(THIS, -1))).data).toMatchObject([{ accountId: ids.get('Leaves') }])
})

it('follows cohorts and names the merchants that still pay', async () => {
  const { cohorts } = await read('Cohorts')
  const together = cohorts.find(({ month }: { month: string }) => month === monthAfter(THIS, -3))
  expect(together.merchants).toBe(2)
  expect(together.months.map(({ paying }: { paying: number }) => paying)).toEqual([2, 2, 1, 1])
  const Cohort = monthAfter(THIS, -3)
  expect((await rows('recurring', THIS, { Cohort })).data).toMatchObject([{ accountId: ids.get('Stays') }])
  expect((await rows('cohort', Cohort)).totalCount).toBe(2)
})

it('forecasts ending periods at the next price, without renewed ones, and lists cancelled ones apart', async () => {
  const due = monthOf(soon)
  const { months } = await read('Forecast')
  expect(months).toHaveLength(4)
  expect(monthIn(months, 0)?.month).toBe(THIS)
  const found = months.find(({ month }: { month: string }) => month === due)
  expect(found.leaving).toEqual({ merchants: 1, amount: 100 })
  expect((await rows('renewal', due)).data[0]).toMatchObject({
    accountId: ids.get('Shrinks'),
    amount: 2700,
    planName: '{"ar":"Pro","en":"Pro"}',
    endsAt: soon.toISOString(),
  })
  expect((await rows('leaving', due)).data).toMatchObject([{ accountId: ids.get('Cancels') }])
  const all = (await rows('renewal', due)).data.map(({ accountId }: { accountId: number }) => accountId)
  expect(all).not.toContain(ids.get('HasRenewed'))
})

it('returns invoiced less credited amounts, by the month of the document', async () => {
  const accountId = ids.get('Stays') ?? 0
  await api.foundation.database.run(tenant(accountId), async db => {
    const lines = [{ description: { ar: 'الخطة', en: 'Plan' }, gross: 230 }]
    const facts = { accountId, subscriptionId: 1, paymentId: null, lines, isSent: false }
    const { id } = await issueInvoice(db, { ...facts, now: on(-1, '05') })
    await creditInvoice(db, { accountId, invoiceId: id, amount: 30, reason: 'Too much', now: on(-1, '06') })
  })
  const { months } = await read('Paid')
  expect(months).toHaveLength(12)
  expect(monthIn(months, -1)).toMatchObject({ invoices: 1, creditNotes: 1, gross: 200 })
  expect(monthIn(months, -2)).toMatchObject({ invoices: 0, gross: 0 })
})

it('pages the merchants behind a figure and refuses an invalid month', async () => {
  const one = { 'PaginatedRequest.PageSize': '1', 'PaginatedRequest.PageNumber': '2' }
  expect(await rows('recurring', THIS, one)).toMatchObject({ totalCount: 5, totalPages: 5, currentPage: 2 })
  for (const Month of ['0000-01', '2026-13', 'soon'])
    expect((await ask({ Figure: 'new', Month })).statusCode).toBe(400)
})
