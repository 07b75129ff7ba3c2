import { eq } from 'drizzle-orm'
import { addMonths } from '@sufra/shared/contracts/subscription-period'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import { resumeSubscription } from './end-subscription.ts'
import { giveSubscription, previewGift } from './give-subscription.ts'
import { advanceSubscriptions } from './advance-subscriptions.ts'
import { mySubscription } from './my-subscription.ts'
import { currentSubscription, settleSubscription } from './subscription.service.ts'
import { subscription } from './subscription.table.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const DAY_MS = 86_400_000
const days = (count: number) => new Date(NOW.getTime() + count * DAY_MS)
const END = days(10)
const NAME = '{"ar":"النمو","en":"Growth"}'

let api: TestApp
let plans: { had: number; other: number }
let accountId: number
let count = 0
beforeAll(async () => {
  api = await createTestApp()
  const [had, other] = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .insert(plan)
      .values([
        { name: NAME, priceMonthly: 349 },
        { name: NAME, priceMonthly: 149 },
      ])
      .returning({ id: plan.id }),
  )
  plans = { had: had?.id ?? 0, other: other?.id ?? 0 }
})
afterAll(() => api?.close())
beforeEach(async () => {
  count += 1
  accountId = (await addNewMerchant(api, `given${count}`, 'Active')).accountId
})

const run = <Result>(work: Parameters<typeof api.foundation.database.run<Result>>[1]) =>
  api.foundation.database.run(tenant(accountId), work)
const add = async (values: Partial<typeof subscription.$inferInsert> = {}) => {
  const ready = { planId: plans.had, months: 1, price: 349, amountDue: 349, startsAt: NOW } as const
  const [row] = await run(db =>
    db
      .insert(subscription)
      .values({ accountId, status: 'PendingPayment', ...ready, ...values })
      .returning({ id: subscription.id }),
  )
  return row?.id ?? 0
}
/** Inserts a paid month that ends on `END`. */
const has = (values: Partial<typeof subscription.$inferInsert> = {}) =>
  add({ status: 'Active', startsAt: days(-20), expiryDate: END, ...values })
const settle = (subscriptionId: number, now = NOW) =>
  run(db => settleSubscription(db, { accountId, subscriptionId, paymentId: subscriptionId, now }))
const give = (months: number, { planId = plans.had, now = NOW } = {}) =>
  api.foundation.database.run(ALL_MERCHANTS, db =>
    giveSubscription(db, { accountId, planId, months, now, reason: 'Sorry', byUserId: 1 }),
  )
const mine = (now = NOW) => run(db => mySubscription(db, { accountId, now }))
const rows = () =>
  run(db =>
    db.select().from(subscription).where(eq(subscription.accountId, accountId)).orderBy(subscription.id),
  )
const current = (now: Date) => run(db => currentSubscription(db, { accountId, now }))
const line = (now = NOW) =>
  mine(now).then(({ ahead }) =>
    ahead.map(({ isGiven, startsAt, expiryDate }) => [
      isGiven ? 'given' : 'paid',
      new Date(startsAt),
      new Date(expiryDate ?? 0),
    ]),
  )

const GIVEN_END = addMonths(END, 2)
const LINE = [
  ['given', END, GIVEN_END],
  ['paid', GIVEN_END, addMonths(GIVEN_END, 1)],
]

it('puts a gift before a period that is already paid and moves that period behind it', async () => {
  const old = await has()
  const renewal = await add({ kind: 'renewal', replacesId: old })
  await settle(renewal)
  const { id: gift } = await give(2)
  expect(await line()).toEqual(LINE)
  expect((await current(days(11)))?.id).toBe(gift)
  expect((await current(addMonths(END, 2)))?.id).toBe(renewal)
})

it('previews a gift without giving it', async () => {
  const renewal = await add({ kind: 'renewal', replacesId: await has() })
  await settle(renewal)
  const ask = (planId: number) =>
    api.foundation.database.run(ALL_MERCHANTS, db =>
      previewGift(db, { accountId, planId, months: 2, now: NOW }),
    )
  const same = await ask(plans.had)
  expect([new Date(same.startsAt), new Date(same.expiryDate), same.endsNow]).toEqual([END, GIVEN_END, null])
  expect(await ask(plans.other)).toMatchObject({ startsAt: NOW.toISOString(), endsNow: expect.any(String) })
  expect(await rows()).toHaveLength(2)
  await give(2)
  expect((await mine()).ahead).toEqual([
    { planName: NAME, isGiven: true, startsAt: same.startsAt, expiryDate: same.expiryDate },
    ...same.moved,
  ])
})

it('starts an order from before the gift after it when it is paid later', async () => {
  const renewal = await add({ kind: 'renewal', replacesId: await has() })
  await give(2)
  expect(await settle(renewal)).toBe('settled')
  expect(await line()).toEqual(LINE)
})

it('starts an order that is paid during the gift after it', async () => {
  await has()
  const { id: gift } = await give(2)
  await settle(await add({ kind: 'renewal', replacesId: gift }), days(12))
  expect(await line(days(12))).toEqual(LINE.slice(1))
})

it('loses no day of several gifts and payments in any order', async () => {
  const old = await has()
  await give(1)
  await settle(await add({ kind: 'renewal', replacesId: old }))
  await give(3)
  const spans = (await line()).map(([, from, until]) => [from, until])
  expect(spans.map(([from]) => from)).toEqual([END, ...spans.slice(0, -1).map(([, until]) => until)])
  expect(spans.at(-1)?.[1]).toEqual(addMonths(END, 5))
})

it('replaces the running plan by a gift of another plan at once, and the paid period begins after it', async () => {
  const renewal = await add({ kind: 'renewal', replacesId: await has() })
  await settle(renewal)
  const { id: gift } = await give(1, { planId: plans.other })
  expect((await current(NOW))?.id).toBe(gift)
  const end = addMonths(NOW, 1)
  expect(await line()).toEqual([['paid', end, addMonths(end, 1)]])
  expect((await rows())[0]).toMatchObject({ status: 'Replaced' })
})

it('keeps the days of a gift that waits when an upgrade is paid', async () => {
  const upgrade = { kind: 'upgrade', planId: plans.other, expiryDate: END } as const
  const ordered = await add({ ...upgrade, replacesId: await has() })
  await give(2)
  await settle(ordered)
  expect((await current(NOW))?.id).toBe(ordered)
  expect(await line()).toEqual(LINE.slice(0, 1))
})

it('moves through the periods in time and sends no reminder before the last end', async () => {
  const renewal = await add({ kind: 'renewal', replacesId: await has() })
  await settle(renewal)
  await give(2)
  for (const now of [days(9), days(11), addMonths(END, 2)]) await advanceSubscriptions(api.foundation, now)
  expect((await rows()).map(({ status }) => status)).toEqual(['Replaced', 'Active', 'Replaced'])
  expect((await mine(addMonths(END, 2))).current?.id).toBe(renewal)
})

it('moves a planned change to the end of the gift, and can undo it until then', async () => {
  await has({ nextPlanId: plans.other, nextMonths: 1 })
  await give(2)
  expect(await mine()).toMatchObject({ next: { planId: plans.other }, ahead: [{ isGiven: true }] })
  expect(await mine(days(12))).toMatchObject({ next: { planId: plans.other }, ahead: [] })
  await run(db => resumeSubscription(db, { accountId, now: NOW }))
  expect((await mine(days(12))).next).toBeNull()
})

it('gives a cancelled merchant the gift without a reminder to renew it', async () => {
  await has({ endsWithPeriod: true })
  await give(1)
  expect((await mine()).current).toMatchObject({ endsWithPeriod: true })
  const end = addMonths(END, 1)
  for (const now of [days(11), end]) await advanceSubscriptions(api.foundation, now)
  expect((await rows()).map(({ status }) => status)).toEqual(['Replaced', 'Cancelled'])
})
