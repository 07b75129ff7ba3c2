import { eq, sql } from 'drizzle-orm'
import type { AccountStatus } from '@sufra/shared/contracts/merchant'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { discount, discountUse } from '#src/modules/billing/discount/discount.table.ts'
import { holdDiscount } from '#src/modules/billing/discount/discount.service.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addMenu } from '#src/testing/menu-fixture.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import { advanceSubscriptions } from './advance-subscriptions.ts'
import { noticeDue } from './remind-payers.ts'
import { settleSubscription } from './subscription.service.ts'
import { subscription } from './subscription.table.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)

let api: TestApp
let plans: { paid: number; free: number }
let accountId: number
let branchId: number
let count = 0
beforeAll(async () => {
  api = await createTestApp()
  const name = '{"ar":"النمو","en":"Growth"}'
  const rows = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .insert(plan)
      .values([
        { name, priceMonthly: 349 },
        { name, priceMonthly: 0 },
      ])
      .returning({ id: plan.id }),
  )
  const [paid = 0, free = 0] = rows.map(({ id }) => id)
  plans = { paid, free }
})
afterAll(() => api?.close())
beforeEach(async () => {
  count += 1
  accountId = (await addNewMerchant(api, `keeps${count}`, 'Active')).accountId
  branchId = (await addMenu(api.foundation.database, accountId, [])).branchId
})

const run = <Result>(work: Parameters<typeof api.foundation.database.run<Result>>[1]) =>
  api.foundation.database.run(tenant(accountId), work)
const add = async (values: Partial<typeof subscription.$inferInsert> = {}) => {
  const ready = {
    planId: plans.paid,
    status: 'Active',
    months: 1,
    startsAt: days(-30),
    createdAt: days(-30),
  } as const
  const [row] = await run(db =>
    db
      .insert(subscription)
      .values({ accountId, ...ready, ...values })
      .returning({ id: subscription.id }),
  )
  return row?.id ?? 0
}
const keep = (now: Date) => advanceSubscriptions(api.foundation, now)
const states = async () =>
  (
    await run(db =>
      db
        .select({ status: subscription.status })
        .from(subscription)
        .where(eq(subscription.accountId, accountId))
        .orderBy(subscription.id),
    )
  ).map(({ status }) => status)
const mails = async () => {
  const { rows } = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute<{ template: string; variables: { days?: number } | null }>(
      sql`select template, variables from mail where account_id = ${accountId} order by id`,
    ),
  )
  return rows.map(({ template, variables }) => [
    template,
    ...(variables?.days === undefined ? [] : [variables.days]),
  ])
}
const branchNow = async () => {
  const { rows } = await run(db =>
    db.execute(
      sql`select override_kind as kind, override_reason as reason from branch where id = ${branchId}`,
    ),
  )
  return rows[0]
}

it('reminds 14, 7, 3 and 1 days before the end, once each, in any number of runs', async () => {
  await add({ expiryDate: days(20) })
  for (let day = 0; day < 20; day += 1) {
    await keep(days(day))
    await keep(days(day))
  }
  expect(await mails()).toEqual([14, 7, 3, 1].map(left => ['planEnding', left]))
})

it('sends only the nearest reminder after Sufra was down', async () => {
  await add({ expiryDate: days(20) })
  await keep(days(18))
  await keep(days(19))
  expect(await mails()).toEqual([
    ['planEnding', 2],
    ['planEnding', 1],
  ])
})

it.each([
  ['a cancelled one', { endsWithPeriod: true }, []],
  ['a trial on its first days', { kind: 'trial', status: 'Trial', expiryDate: days(14) }, []],
  ['a trial that ends soon', { kind: 'trial', status: 'Trial' }, [['planEnding', 5]]],
] as const)('sends the right reminders for %s', async (_which, values, expected) => {
  await add({ expiryDate: days(5), ...values })
  await keep(NOW)
  expect(await mails()).toEqual(expected)
})

it('reminds of the end of a trial of 14 days one week before, of a plan two weeks before', () => {
  const due = (kind: 'trial' | 'new', left: number, remindedDays: number | null = null) =>
    noticeDue({ kind, remindedDays }, left)
  expect([due('trial', 8), due('trial', 7), due('new', 15), due('new', 8)]).toEqual([null, 7, null, 14])
  expect([due('new', 3, 3), due('new', 2, 3), due('new', 1, 3), due('new', 0, 1)]).toEqual([
    null,
    null,
    1,
    null,
  ])
})

it('sends no reminder for a renewed period, and starts the next period', async () => {
  const old = await add({ expiryDate: days(5) })
  const next = await add({ kind: 'renewal', replacesId: old, startsAt: days(5), expiryDate: days(35) })
  await keep(NOW)
  await keep(days(6))
  expect([await mails(), await states()]).toEqual([[], ['Replaced', 'Active']])
  expect(next).toBeGreaterThan(old)
})

it('grants a grace period of seven days after the end, then pauses the branches until the payment', async () => {
  await add({ expiryDate: days(0) })
  await keep(days(0))
  expect(await states()).toEqual(['PastDue'])
  await keep(days(6.9))
  await api.foundation.jobs.drain()
  expect([await states(), await branchNow()]).toEqual([['PastDue'], { kind: null, reason: null }])
  await keep(days(7))
  await keep(days(8))
  await api.foundation.jobs.drain()
  expect(await states()).toEqual(['Expired'])
  expect(await mails()).toEqual([['planEnded'], ['planOver']])
})

it('pauses and later opens the branches that took orders, not those that somebody paused', async () => {
  const { branchId: other } = await addMenu(api.foundation.database, accountId, [])
  await run(db =>
    db.execute(
      sql`update branch set override_kind = 'Paused', override_reason = 'Prayer' where id = ${other}`,
    ),
  )
  const long = new Date(Date.now() - 40 * DAY_MS)
  await add({ startsAt: new Date(long.getTime() - DAY_MS), expiryDate: long })
  await keep(new Date())
  await api.foundation.jobs.drain()
  expect(await branchNow()).toEqual({ kind: 'Paused', reason: 'PlanExpired' })
  const paid = await add({ status: 'PendingPayment', createdAt: new Date(), startsAt: new Date() })
  await run(db => settleSubscription(db, { accountId, subscriptionId: paid, paymentId: 1, now: new Date() }))
  await api.foundation.jobs.drain()
  expect(await branchNow()).toEqual({ kind: null, reason: null })
  const { rows } = await run(db => db.execute(sql`select override_reason from branch where id = ${other}`))
  expect(rows).toEqual([{ override_reason: 'Prayer' }])
})

it('ends a cancelled subscription with its period, without a grace period', async () => {
  await add({ expiryDate: days(1), endsWithPeriod: true })
  await keep(NOW)
  expect(await states()).toEqual(['Active'])
  await keep(days(1))
  expect([await states(), await mails()]).toEqual([['Cancelled'], [['planOver']]])
})

it('starts a free next plan, and waits for the payment of any other one', async () => {
  await add({ expiryDate: days(1), nextPlanId: plans.free, nextMonths: 1 })
  await keep(days(1))
  expect(await states()).toEqual(['Replaced', 'Active'])
  await add({ expiryDate: days(2), startsAt: days(1), nextPlanId: plans.paid, nextMonths: 1 })
  await keep(days(2))
  expect((await states()).at(-1)).toBe('PastDue')
})

it('abandons an order that is unpaid for a day and releases its discount', async () => {
  const [code] = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .insert(discount)
      .values({ code: `KEEP-${count}`, kind: 'percent', value: 10, startsAt: new Date(0) })
      .returning(),
  )
  const subscriptionId = await add({ status: 'PendingPayment', startsAt: NOW, createdAt: NOW })
  await run(db => holdDiscount(db, { accountId, subscriptionId, discountId: code?.id ?? 0, amountOff: 1 }))
  await keep(days(0.99))
  expect(await states()).toEqual(['PendingPayment'])
  await keep(days(1))
  expect(await states()).toEqual(['Abandoned'])
  expect(await run(db => db.select({ state: discountUse.state }).from(discountUse))).toEqual([
    { state: 'released' },
  ])
})

it('leaves a merchant suspended that the operator suspended', async () => {
  await add({ status: 'Suspended', expiryDate: days(-30) })
  await keep(NOW)
  expect([await states(), await mails()]).toEqual([['Suspended'], []])
})

const setAccountStatus = (status: AccountStatus) =>
  run(db => db.update(account).set({ status }).where(eq(account.id, accountId)))

it.each(['Suspended', 'Closed'] as const)(
  'sends no reminder to a merchant that is %s, and ends its plan',
  async status => {
    await add({ expiryDate: days(10) })
    await setAccountStatus(status)
    for (const day of [0, 5, 9, 10, 17]) await keep(days(day))
    expect([await states(), await mails()]).toEqual([['Expired'], []])
  },
)

it('sends the nearest reminder to a merchant that is no longer suspended', async () => {
  await add({ expiryDate: days(10) })
  await setAccountStatus('Suspended')
  await keep(days(7))
  await setAccountStatus('Active')
  await keep(days(8))
  expect(await mails()).toEqual([['planEnding', 2]])
})

it('does each change once when two nodes run at once', async () => {
  await add({ expiryDate: days(0) })
  await Promise.all([keep(days(0)), keep(days(0)), keep(days(0))])
  expect([await states(), await mails()]).toEqual([['PastDue'], [['planEnded']]])
})
