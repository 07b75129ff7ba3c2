import { and, eq, sql } from 'drizzle-orm'
import type { MySubscription } from '@sufra/shared/contracts/subscription'
import { nextRenewal } from '@sufra/shared/contracts/subscription-period'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { auditEntry } from '#src/modules/infrastructure/audit/audit-entry.table.ts'
import { discount } from '#src/modules/billing/discount/discount.table.ts'
import { planFeature } from '#src/modules/billing/feature/feature.table.ts'
import { packageTable } from '#src/modules/billing/package/package.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls, refusal } from '#src/testing/json-calls.ts'
import type { JsonCalls } from '#src/testing/json-calls.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'
import { settleSubscription } from './subscription.service.ts'
import { subscription } from './subscription.table.ts'

const DAY_MS = 86_400_000
const USERS_FEATURE = 2

let api: TestApp
let plans: { basic: number; pro: number; hidden: number; chain: number }
let halfYear: number
let merchant: NewMerchant
let call: JsonCalls
let count = 0
beforeAll(async () => {
  api = await createTestApp()
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const named = (en: string) => JSON.stringify({ ar: en, en })
    const rows = await db
      .insert(plan)
      .values([
        { name: named('Small'), priceMonthly: 149, priceYearly: 1490 },
        { name: named('Large'), priceMonthly: 349, priceYearly: 3490 },
        { name: named('Old'), priceMonthly: 120, isPublic: false },
        { name: named('Chain'), priceMonthly: 599 },
      ])
      .returning({ id: plan.id })
    const [basic = 0, pro = 0, hidden = 0, chain = 0] = rows.map(({ id }) => id)
    plans = { basic, pro, hidden, chain }
    await db.insert(planFeature).values({ planId: basic, featureId: USERS_FEATURE, value: 0 })
    const added = await db
      .insert(packageTable)
      .values({ planId: pro, name: named('Half a year'), months: 6, price: 1899 })
      .returning({ id: packageTable.id })
    halfYear = added[0]?.id ?? 0
    await db.insert(discount).values([
      { code: 'NINE', kind: 'percent', value: 9, startsAt: new Date(0), maxUsesPerAccount: 9 },
      { code: 'ALL', kind: 'percent', value: 100, startsAt: new Date(0), maxUsesPerAccount: 9 },
    ])
  })
})
afterAll(() => api?.close())
beforeEach(async () => {
  count += 1
  merchant = await addNewMerchant(api, `changes${count}`, 'PendingPlan')
  call = jsonCalls(api, merchant.headers)
})

const add = async (body: object) => (await call.post('Subscription/Add', body)).json()
const upgrade = async (body: object) => (await call.post('Subscription/Upgrade', body)).json()
const mine = async (): Promise<MySubscription> => (await call.get('Subscription/Get')).json()
const settle = (subscriptionId: number) =>
  api.foundation.database.run(tenant(merchant.accountId), db =>
    settleSubscription(db, {
      accountId: merchant.accountId,
      subscriptionId,
      now: new Date(),
      paymentId: subscriptionId,
    }),
  )
const rows = () =>
  api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .select()
      .from(subscription)
      .where(eq(subscription.accountId, merchant.accountId))
      .orderBy(subscription.id),
  )
/** Inserts a paid plan in the middle of its month. */
const has = async (planId: number, values: Partial<typeof subscription.$inferInsert> = {}) => {
  const now = Date.now()
  const month = { months: 1, startsAt: new Date(now - 9 * DAY_MS), expiryDate: new Date(now + 21 * DAY_MS) }
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    await db
      .insert(subscription)
      .values({ accountId: merchant.accountId, planId, status: 'Active', price: 149, ...month, ...values })
    await db.execute(sql`update account set status = 'Active' where id = ${merchant.accountId}`)
  })
  merchant.headers = await api.signIn(`changes${count}`)
  call = jsonCalls(api, merchant.headers)
}

it('orders a period at its price and starts it when it is paid', async () => {
  const answer = await add({ planId: plans.pro, months: 12, discountCode: 'nine' })
  expect(answer).toMatchObject({
    status: 'PendingPayment',
    months: 12,
    price: 3490,
    discount: 314.1,
    gross: 3175.9,
    net: 2761.65,
    vat: 414.25,
    currency: 'SAR',
    expiryDate: null,
  })
  expect(await mine()).toMatchObject({
    current: null,
    canTry: true,
    unpaid: { id: answer.id, amountDue: 3175.9 },
  })
  await settle(answer.id)
  merchant.headers = await api.signIn(`changes${count}`)
  call = jsonCalls(api, merchant.headers)
  const { current, unpaid, canTry } = await mine()
  expect([current?.status, current?.months, unpaid, canTry]).toEqual(['Active', 12, null, false])
})

it('activates the plan at once when nothing is due', async () => {
  const answer = await add({ planId: plans.pro, packageId: halfYear, discountCode: 'ALL' })
  expect(answer).toMatchObject({ status: 'Active', months: 6, gross: 0, discount: 1899 })
  expect(answer.expiryDate).not.toBeNull()
})

it('replaces an unpaid order by the next one and releases its discount', async () => {
  await add({ planId: plans.pro, months: 1, discountCode: 'NINE' })
  const second = await add({ planId: plans.basic, months: 1, discountCode: 'NINE' })
  expect((await rows()).map(({ status }) => status)).toEqual(['Abandoned', 'PendingPayment'])
  expect((await mine()).unpaid?.id).toBe(second.id)
  const { rows: uses } = await api.foundation.database.run(tenant(merchant.accountId), db =>
    db.execute(sql`select state from discount_use order by id`),
  )
  expect(uses).toEqual([{ state: 'released' }, { state: 'held' }])
})

it('orders the same plan as a renewal, and refuses a second renewal', async () => {
  await has(plans.basic)
  const [had] = await rows()
  const answer = await add({ planId: plans.basic, months: 1 })
  await settle(answer.id)
  const [, renewal] = await rows()
  expect(renewal).toMatchObject({ kind: 'renewal', startsAt: had?.expiryDate })
  const shown = await mine()
  expect(shown.current?.id).toBe(had?.id)
  expect(shown.ahead).toMatchObject([{ startsAt: had?.expiryDate?.toISOString(), isGiven: false }])
  expect(refusal(await call.post('Subscription/Add', { planId: plans.basic, months: 1 }))).toEqual([
    409,
    'illegal_transition',
  ])
})

it('lets only existing subscribers renew a plan that is no longer on offer', async () => {
  expect(refusal(await call.post('Subscription/Add', { planId: plans.hidden, months: 1 }))[1]).toBe(
    'not_found',
  )
  await has(plans.hidden)
  expect(await add({ planId: plans.hidden, months: 1 })).toMatchObject({
    status: 'PendingPayment',
    gross: 120,
  })
})

it('charges the rest of the new plan less the rest of the old one, and discounts the difference', async () => {
  await has(plans.basic)
  const preview = await upgrade({ planId: plans.pro, discountCode: 'NINE', preview: true })
  expect(preview).toMatchObject({
    id: null,
    direction: 'up',
    days: { left: 21, total: 30 },
    price: 244.3,
    prorationCredit: 104.3,
    discount: 12.6,
    amountDue: 127.4,
    vat: 16.62,
  })
  expect(await rows()).toHaveLength(1)
  const answer = await upgrade({ planId: plans.pro, discountCode: 'NINE' })
  expect(answer).toMatchObject({ status: 'PendingPayment', amountDue: 127.4, price: 244.3 })
  const [before] = await rows()
  expect((await mine()).current?.planId).toBe(plans.basic)
  await settle(answer.id)
  const [old, now] = await rows()
  expect([old?.status, now?.status, now?.expiryDate]).toEqual(['Replaced', 'Active', before?.expiryDate])
  // The payment for the dearer plan counts in the next upgrade: nothing is lost or credited twice.
  const again = await upgrade({ planId: plans.pro, months: 12, preview: true })
  expect(again).toMatchObject({ direction: 'up', price: 3490, prorationCredit: 231.7 })
})

it('charges each of two upgrades in one month for the rest of that month', async () => {
  await has(plans.basic)
  await settle((await upgrade({ planId: plans.pro })).id)
  merchant.headers = await api.signIn(`changes${count}`)
  call = jsonCalls(api, merchant.headers)
  expect(await upgrade({ planId: plans.chain, preview: true })).toMatchObject({
    price: 419.3,
    prorationCredit: 244.3,
    amountDue: 175,
  })
})

it('starts a longer period now and refuses a shorter one of a dearer plan', async () => {
  await has(plans.basic, { months: 12, price: 1490 })
  const shorter = await call.post('Subscription/Upgrade', { planId: plans.pro, months: 1 })
  expect(refusal(shorter)).toEqual([400, 'validation_failed', ['months']])
  expect(await upgrade({ planId: plans.pro, preview: true })).toMatchObject({ direction: 'up', months: 12 })
  const same = await call.post('Subscription/Upgrade', { planId: plans.basic, months: 12 })
  expect(refusal(same)).toEqual([400, 'validation_failed', ['planId']])
})

it('plans a downgrade for the next period, lists exceeded limits, can be undone, and is the next order', async () => {
  await has(plans.pro, { price: 349 })
  const preview = await upgrade({ planId: plans.basic, preview: true })
  expect(preview).toMatchObject({ direction: 'down', amountDue: 0, price: 149, gross: 149 })
  expect(preview.tooMuch).toMatchObject([{ key: 'users', limit: 0, used: 1 }])
  expect((await mine()).next).toBeNull()
  await upgrade({ planId: plans.basic })
  expect((await mine()).next).toMatchObject({ planId: plans.basic, months: 1 })
  expect((await mine()).current?.planId).toBe(plans.pro)
  expect((await call.post('Subscription/Resume', {})).json().next).toBeNull()
  await upgrade({ planId: plans.basic })
  const paid = await add({ planId: plans.basic, months: 1 })
  await settle(paid.id)
  const [had, next] = await rows()
  expect(next).toMatchObject({ kind: 'downgrade', startsAt: had?.expiryDate, planId: plans.basic })
})

it('cancels a plan for the end of its period, and undoes it', async () => {
  await has(plans.basic)
  expect((await call.post('Subscription/Cancel', {})).json().current).toMatchObject({
    status: 'Active',
    endsWithPeriod: true,
  })
  expect((await call.post('Subscription/Resume', {})).json().current.endsWithPeriod).toBe(false)
  expect(refusal(await call.post('Subscription/Resume', {}))).toEqual([409, 'illegal_transition'])
})

// Opens the pool's connections first; a cold pool opens them one by one, and the calls would hardly overlap.
const warmUp = () =>
  Promise.all(
    Array.from({ length: 6 }, () =>
      api.foundation.database.run(ALL_MERCHANTS, db => db.execute(sql`select pg_sleep(0.2)`)),
    ),
  )

it('leaves one order to pay after concurrent upgrades', async () => {
  await has(plans.basic)
  await warmUp()
  const answers = await Promise.all(Array.from({ length: 6 }, () => upgrade({ planId: plans.pro })))
  expect(new Set(answers.map(({ id }) => id)).size).toBe(6)
  const states = (await rows()).map(({ status }) => status).toSorted()
  expect(states).toEqual([
    'Abandoned',
    'Abandoned',
    'Abandoned',
    'Abandoned',
    'Abandoned',
    'Active',
    'PendingPayment',
  ])
})

it('refuses a change and a cancellation without a running period', async () => {
  for (const path of ['Upgrade', 'Cancel', 'Resume'])
    expect(refusal(await call.post(`Subscription/${path}`, { planId: plans.pro }))).toEqual([
      409,
      'illegal_transition',
    ])
})

it('gives months with a recorded reason, and prolongs the running plan', async () => {
  const operator = jsonCalls(api, await api.signIn('operator'))
  const { accountId } = merchant
  const gift = { accountId, planId: plans.hidden, months: 3, reason: 'Their opening was put off' }
  for (const broken of [{ accountId: undefined }, { months: undefined }, { reason: ' ' }])
    expect((await operator.post('Subscription/Add', { ...gift, ...broken })).statusCode).toBe(400)
  for (const absent of [{ accountId: 99_999 }, { planId: 99_999 }])
    expect(refusal(await operator.post('Subscription/Add', { ...gift, ...absent }))).toEqual([
      404,
      'not_found',
    ])
  const first = (await operator.post('Subscription/Add', gift)).json()
  expect(first).toMatchObject({ status: 'Active', months: 3, gross: 0 })
  const second = (await operator.post('Subscription/Add', { ...gift, months: 1 })).json()
  const given = (await rows()).find(row => row.id === first.id)
  expect(given).toMatchObject({ givenReason: gift.reason, price: 0, startsAt: expect.any(Date) })
  // The renewal falls on the day of the month of the first period: 29 November, 28 February, 29 March.
  const renewal = { from: new Date(first.expiryDate), months: 1, anchor: given?.startsAt ?? new Date(0) }
  expect(second.expiryDate).toBe(nextRenewal(renewal).toISOString())
  const [noted] = await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.entity, 'subscription'), eq(auditEntry.entityId, String(first.id)))),
  )
  expect(noted).toMatchObject({ entity: 'subscription', after: { accountId, reason: gift.reason } })
  merchant.headers = await api.signIn(`changes${count}`)
  call = jsonCalls(api, merchant.headers)
  expect((await mine()).current).toMatchObject({ planId: plans.hidden, price: 0 })
})
