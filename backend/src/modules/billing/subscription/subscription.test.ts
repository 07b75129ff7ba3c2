import { eq, sql } from 'drizzle-orm'
import type { Plan } from '@sufra/shared/contracts/plan'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { plansStep } from '#src/seed/plans.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'
import { subscription } from './subscription.table.ts'

const DAY_MS = 86_400_000

let api: TestApp
let fresh: NewMerchant
let hidden: { off: number; secret: number; noTrial: number }
let count = 0

beforeAll(async () => {
  api = await createTestApp()
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    await plansStep.run(db, api.foundation)
    const text = '{"ar":"خاصة","en":"Special"}'
    const rows = await db
      .insert(plan)
      .values([
        { name: text, priceMonthly: 1, trialDays: 14, isActive: false },
        { name: text, priceMonthly: 1, trialDays: 14, isPublic: false },
        { name: text, priceMonthly: 1, index: 50 },
      ])
      .returning({ id: plan.id })
    const [off = 0, secret = 0, noTrial = 0] = rows.map(({ id }) => id)
    hidden = { off, secret, noTrial }
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  count += 1
  fresh = await addNewMerchant(api, `fresh${count}`, 'PendingPlan')
})

const add = (payload: object, { headers = fresh.headers, key }: { headers?: object; key?: string } = {}) =>
  api.app.inject({
    method: 'POST',
    url: '/api/Subscription/Add',
    payload,
    headers: { ...headers, ...(key && { 'idempotency-key': key }) },
  })
const subscriptionsOf = ({ accountId }: NewMerchant) =>
  api.foundation.database.run(ALL_MERCHANTS, db =>
    db.select().from(subscription).where(eq(subscription.accountId, accountId)),
  )
const statusNow = async () => {
  const headers = await api.signIn('operator')
  const url = `/api/Account/Get/Id?Id=${fresh.accountId}`
  return (await api.app.inject({ url, headers })).json().status
}

it('lists the plans on offer to anybody, cheapest first, with one advantage per line in both languages', async () => {
  const plans: Plan[] = (await api.app.inject('/api/Plan/GetAll')).json()
  expect(plans.map(({ name }) => JSON.parse(name).en)).toEqual(['Basic', 'Pro', 'Business', 'Special'])
  for (const { description, trialDays, currency } of plans.slice(0, 3)) {
    const { ar, en } = JSON.parse(description ?? '{}')
    expect(ar.split('\n').length).toBeGreaterThanOrEqual(4)
    expect(ar.split('\n')).toHaveLength(en.split('\n').length)
    expect([trialDays, currency]).toEqual([14, 'SAR'])
  }
  expect(plans[0]).not.toHaveProperty('isPublic')
})

it('starts the trial now, for the days in the plan, and ends the onboarding', async () => {
  const answer = await add({ planId: 2 })
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({ status: 'Trial', planName: expect.stringContaining('Pro') })
  const left = new Date(answer.json().expiryDate).getTime() - Date.now()
  expect(Math.round(left / DAY_MS)).toBe(14)
  expect(await statusNow()).toBe('Active')
  const headers = await api.signIn(`fresh${count}`)
  const info = await api.app.inject({
    method: 'POST',
    url: '/api/Dashboard/GetSellerInfo',
    payload: { branchId: 0, orderStatusId: 0 },
    headers,
  })
  expect(info.json()).toMatchObject({ subscriptionStatus: 'Trial', currentPlan: answer.json().planName })
})

// Opens the pool's connections first; a cold pool opens them one by one, and the calls would hardly overlap.
const warmUp = () =>
  Promise.all(
    Array.from({ length: 16 }, () =>
      api.foundation.database.run(ALL_MERCHANTS, db => db.execute(sql`select pg_sleep(0.2)`)),
    ),
  )

it('starts one trial for sixteen concurrent requests', async () => {
  await warmUp()
  const answers = await Promise.all(Array.from({ length: 16 }, () => add({ planId: 1 })))
  const codes = answers.map(answer => (answer.statusCode === 200 ? 'ok' : answer.json().code))
  expect(codes.toSorted()).toEqual(['ok', ...Array.from({ length: 15 }, () => 'trial_used')])
  expect(await subscriptionsOf(fresh)).toHaveLength(1)
})

it('returns the same trial to sixteen concurrent requests with one key', async () => {
  await warmUp()
  const answers = await Promise.all(Array.from({ length: 16 }, () => add({ planId: 1 }, { key: 'once' })))
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1)
  expect(answers[0]?.statusCode).toBe(200)
  expect(await subscriptionsOf(fresh)).toHaveLength(1)
})

it('refuses a second trial to a merchant that had a plan, and a trial of a plan without one', async () => {
  expect((await add({ planId: hidden.noTrial })).json()).toMatchObject({ status: 409, code: 'trial_used' })
  const past = new Date(Date.now() - 400 * DAY_MS)
  await api.foundation.database.run(ALL_MERCHANTS, db =>
    db
      .insert(subscription)
      .values({ accountId: fresh.accountId, planId: 1, status: 'Expired', startsAt: past, expiryDate: past }),
  )
  expect((await add({ planId: 1 })).json()).toMatchObject({ status: 409, code: 'trial_used' })
  expect(await statusNow()).toBe('PendingPlan')
})

it('treats an empty discount code as none and refuses an unknown one at its field', async () => {
  for (const discountCode of ['RAMADAN-20', 'x', '؟'])
    expect((await add({ planId: 1, discountCode })).json()).toMatchObject({
      code: 'validation_failed',
      errors: { discountCode: ['There is no such discount code.'] },
    })
  expect(await subscriptionsOf(fresh)).toHaveLength(0)
  expect((await add({ planId: 1, discountCode: ['x'] })).statusCode).toBe(400)
  expect((await add({ planId: 1, discountCode: ' ' })).statusCode).toBe(200)
})

it('returns 404 for a plan that is not on offer', async () => {
  for (const planId of [hidden.off, hidden.secret, 99_999]) {
    expect((await add({ planId })).json()).toMatchObject({ status: 404, code: 'not_found' })
  }
  expect(await subscriptionsOf(fresh)).toHaveLength(0)
})

it('refuses a subscription without business details and for a suspended merchant', async () => {
  const refusals = { PendingBusinessDetails: 'illegal_transition', Suspended: 'account_suspended' } as const
  for (const status of ['PendingBusinessDetails', 'Suspended'] as const) {
    count += 1
    fresh = await addNewMerchant(api, `fresh${count}`, status)
    expect((await add({ planId: 1 })).json()).toMatchObject({ code: refusals[status] })
    expect(await statusNow()).toBe(status)
  }
})
