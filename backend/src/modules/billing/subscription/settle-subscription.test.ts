import { eq, sql } from 'drizzle-orm'
import { addMonths } from '@sufra/shared/contracts/subscription-period'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { discount, discountUse } from '#src/modules/billing/discount/discount.table.ts'
import { holdDiscount } from '#src/modules/billing/discount/discount.service.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import {
  currentSubscription,
  duePayment,
  refuseSubscription,
  settleSubscription,
} from './subscription.service.ts'
import { subscription } from './subscription.table.ts'

const NOW = new Date('2026-11-22T20:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

let api: TestApp
let planId: number
let accountId: number
let count = 0
beforeAll(async () => {
  api = await createTestApp()
  const name = '{"ar":"النمو","en":"Growth"}'
  const [row] = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db.insert(plan).values({ name, priceMonthly: 349, priceYearly: 3490 }).returning({ id: plan.id }),
  )
  planId = row?.id ?? 0
})
afterAll(() => api?.close())
beforeEach(async () => {
  count += 1
  accountId = (await addNewMerchant(api, `settles${count}`, 'PendingPlan')).accountId
})

const run = <Result>(work: Parameters<typeof api.foundation.database.run<Result>>[1]) =>
  api.foundation.database.run(tenant(accountId), work)
const add = async (values: Partial<typeof subscription.$inferInsert> = {}) => {
  const ready = { status: 'PendingPayment', months: 1, price: 349, amountDue: 349, startsAt: NOW } as const
  const [row] = await run(db =>
    db
      .insert(subscription)
      .values({ accountId, planId, ...ready, ...values })
      .returning({ id: subscription.id }),
  )
  return row?.id ?? 0
}
const settle = (subscriptionId: number, { paymentId = 1, now = NOW } = {}) =>
  run(db => settleSubscription(db, { accountId, subscriptionId, paymentId, now }))
const rows = () =>
  run(db =>
    db.select().from(subscription).where(eq(subscription.accountId, accountId)).orderBy(subscription.id),
  )
const current = (now = NOW) => run(db => currentSubscription(db, { accountId, now }))

it('returns the promised amount and allows a second attempt after a failed payment', async () => {
  const subscriptionId = await add({ amountDue: 261.75, months: 12 })
  const key = { accountId, subscriptionId, now: NOW }
  const due = {
    amount: 261.75,
    currency: 'SAR',
    status: 'PendingPayment',
    description: { ar: 'باقة النمو — سنة', en: 'Growth plan — 1 year' },
  }
  expect(await run(db => duePayment(db, key))).toEqual(due)
  await run(db => refuseSubscription(db, key))
  expect(await rows()).toMatchObject([{ status: 'Failed' }])
  expect(await current()).toBeUndefined()
  expect(await run(db => duePayment(db, key))).toEqual(due)
  expect(await rows()).toMatchObject([{ status: 'PendingPayment' }])
  await settle(subscriptionId)
  await run(db => refuseSubscription(db, key))
  expect(await rows()).toMatchObject([{ status: 'Active' }])
  await expect(run(db => duePayment(db, key))).rejects.toMatchObject({
    facts: { code: 'illegal_transition' },
  })
})

it('hides the order from other merchants in due, refuse and settle', async () => {
  const subscriptionId = await add()
  const foreign = { accountId: 1, subscriptionId, paymentId: 1, now: NOW }
  for (const call of [duePayment, refuseSubscription, settleSubscription])
    await expect(
      api.foundation.database.run<unknown>(ALL_MERCHANTS, db => call(db, foreign)),
    ).rejects.toMatchObject({ facts: { code: 'not_found' } })
})

it('starts the period at its payment, ends the onboarding, and replaces the trial', async () => {
  await add({ status: 'Trial', kind: 'trial', months: null, startsAt: days(-3), expiryDate: days(11) })
  const other = await add()
  const bought = await add({ months: 12 })
  expect(await settle(bought, { paymentId: 7 })).toBe('settled')
  expect(await rows()).toMatchObject([
    { status: 'Replaced' },
    { id: other, status: 'Abandoned' },
    { id: bought, status: 'Active', paymentId: 7, startsAt: NOW, expiryDate: addMonths(NOW, 12) },
  ])
  expect(await current()).toMatchObject({ id: bought })
  const { rows: accounts } = await run(db =>
    db.execute(sql`select status from account where id = ${accountId}`),
  )
  expect(accounts).toEqual([{ status: 'Active' }])
})

it('activates a merchant that was suspended during onboarding and pays meanwhile', async () => {
  const headers = await api.signIn('operator')
  const put = (path: string, payload: object) =>
    api.app.inject({ method: 'PUT', url: `/api/Account/${path}`, payload, headers })
  const bought = await add()
  await put('Suspend', { id: accountId, reason: 'Wrong papers' })
  expect(await settle(bought)).toBe('settled')
  const { rows: accounts } = await run(db =>
    db.execute(sql`select status from account where id = ${accountId}`),
  )
  expect(accounts).toEqual([{ status: 'Suspended' }])
  expect((await put('Resume', { id: accountId })).json()).toMatchObject({ status: 'Active' })
})

it('issues one invoice with lines of their own for discount and credit', async () => {
  const values = { price: 244.3, credit: 104.3, discountOff: 12.6, amountDue: 127.4 }
  const old = await add({ status: 'Active', price: 149, startsAt: days(-9), expiryDate: days(21) })
  const id = await add({ ...values, kind: 'upgrade', replacesId: old, months: 12 })
  await settle(id)
  await settle(id)
  const { rows: invoices } = await run(db =>
    db.execute(sql`select gross, payment_id, lines from invoice order by id`),
  )
  expect(invoices).toMatchObject([
    {
      gross: '127.40',
      payment_id: 1,
      lines: [
        { description: { en: 'Growth plan — 1 year' }, gross: 244.3 },
        { description: { en: 'Left of the subscription before' }, gross: -104.3 },
        { description: { en: 'Discount' }, gross: -12.6 },
      ],
    },
  ])
  await settle(await add({ price: 0, amountDue: 0 }), { paymentId: 9 })
  const { rowCount } = await run(db => db.execute(sql`select from invoice`))
  expect(rowCount).toBe(1)
})

it('counts the same payment once and reports another one as too much', async () => {
  const id = await add()
  expect(await settle(id, { paymentId: 7 })).toBe('settled')
  const [before] = await rows()
  expect(await settle(id, { paymentId: 7, now: days(2) })).toBe('settled_before')
  expect(await settle(id, { paymentId: 8, now: days(2) })).toBe('paid_by_another')
  expect(await rows()).toEqual([before])
})

// Opens the pool's connections first; a cold pool opens them one by one, and the calls would hardly overlap.
const warmUp = () =>
  Promise.all(Array.from({ length: 6 }, () => run(db => db.execute(sql`select pg_sleep(0.2)`))))

it('settles one of many concurrent payments and starts the period once', async () => {
  const id = await add()
  await warmUp()
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(paymentId => settle(id, { paymentId })))
  expect(answers.filter(answer => answer === 'settled')).toHaveLength(1)
  expect(answers.filter(answer => answer === 'paid_by_another')).toHaveLength(5)
})

it.each([
  ['before the end', 'Active', 10],
  ['within the grace period', 'PastDue', -3],
] as const)('starts a renewal %s after the period before it', async (_when, status, left) => {
  const old = await add({ status, startsAt: days(left - 30), expiryDate: days(left), price: 100 })
  const renewal = await add({ kind: 'renewal', replacesId: old })
  await settle(renewal)
  const after = await rows()
  expect(after[1]).toMatchObject({ startsAt: days(left), expiryDate: addMonths(days(left), 1) })
  expect((await current())?.id).toBe(left > 0 ? old : renewal)
  expect((await current(days(11)))?.id).toBe(renewal)
  expect(after[0]?.status).toBe(left > 0 ? 'Active' : 'Replaced')
})

it('keeps the 31st as the renewal day, for renewals and for periods that move behind them', async () => {
  const riyadh = (day: string) => new Date(`${day}T10:00:00+03:00`)
  const first = await add()
  await settle(first, { now: riyadh('2027-01-31') })
  for (const day of ['2027-02-20', '2027-03-20', '2027-04-20'])
    await settle(await add({ kind: 'renewal', replacesId: first }), { now: riyadh(day), paymentId: 2 })
  expect((await rows()).map(({ expiryDate }) => expiryDate)).toEqual(
    ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'].map(riyadh),
  )
})

it('starts a renewal after the grace period at its payment', async () => {
  const old = await add({ status: 'Expired', startsAt: days(-60), expiryDate: days(-30) })
  await settle(await add({ kind: 'renewal', replacesId: old }))
  expect(await rows()).toMatchObject([
    { status: 'Replaced' },
    { startsAt: NOW, expiryDate: addMonths(NOW, 1) },
  ])
})

it('keeps the renewal day of an upgrade, and its paid length when the payment is late', async () => {
  const old = await add({ status: 'Active', startsAt: days(-9), expiryDate: days(21) })
  const upgrade = { kind: 'upgrade', replacesId: old, startsAt: NOW, expiryDate: days(21) } as const
  const first = await add(upgrade)
  await settle(first, { now: days(1) })
  expect(await rows()).toMatchObject([
    { status: 'Replaced' },
    { id: first, status: 'Active', startsAt: days(1), expiryDate: days(21) },
  ])
  const late = await add({ ...upgrade, replacesId: first })
  await settle(late, { now: days(30) })
  expect((await rows())[2]).toMatchObject({ status: 'Active', startsAt: days(30), expiryDate: days(51) })
})

it('uses the discount of the paid order and releases those of the others', async () => {
  const [code] = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .insert(discount)
      .values({
        code: `SETTLE-${count}`,
        kind: 'percent',
        value: 10,
        startsAt: days(-1),
        maxUsesPerAccount: 2,
      })
      .returning(),
  )
  const [paid, left] = [await add(), await add()]
  for (const subscriptionId of [paid, left])
    await run(db =>
      holdDiscount(db, { accountId, subscriptionId, discountId: code?.id ?? 0, amountOff: 34.9 }),
    )
  await settle(paid)
  const uses = await run(db =>
    db
      .select({ of: discountUse.subscriptionId, state: discountUse.state })
      .from(discountUse)
      .orderBy(discountUse.id),
  )
  expect(uses).toEqual([
    { of: paid, state: 'used' },
    { of: left, state: 'released' },
  ])
})
