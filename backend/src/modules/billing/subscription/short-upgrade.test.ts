import { sql } from 'drizzle-orm'
import type { EffectiveFeature } from '@sufra/shared/contracts/feature'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { planFeature } from '#src/modules/billing/feature/feature.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls } from '#src/testing/json-calls.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import { settleSubscription } from './subscription.service.ts'
import { subscription } from './subscription.table.ts'

const HOUR_MS = 3_600_000
const MONTH_MS = 30 * 24 * HOUR_MS
const USERS_FEATURE = 2

let api: TestApp
let plans: { small: number; large: number }
let count = 0
beforeAll(async () => {
  api = await createTestApp()
  const [small = 0, large = 0] = await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const added = [149, 349].map(priceMonthly => ({ name: '{"ar":"باقة","en":"Plan"}', priceMonthly }))
    const rows = await db.insert(plan).values(added).returning({ id: plan.id })
    return rows.map(({ id }) => id)
  })
  plans = { small, large }
  await api.foundation.database.run(ALL_MERCHANTS, db =>
    db.insert(planFeature).values({ planId: small, featureId: USERS_FEATURE, value: 0 }),
  )
})
afterAll(() => api?.close())

/** Upgrades a merchant from a small plan so many hours before the end of its month, and pays. */
const goUp = async (hoursLeft: number) => {
  const name = `short${(count += 1)}`
  const { accountId } = await addNewMerchant(api, name, 'Active')
  const expiryDate = new Date(Date.now() + hoursLeft * HOUR_MS)
  const startsAt = new Date(expiryDate.getTime() - MONTH_MS)
  const run = api.foundation.database.run
  await run(ALL_MERCHANTS, db =>
    db.insert(subscription).values({
      accountId,
      planId: plans.small,
      status: 'Active',
      price: 149,
      months: 1,
      startsAt,
      expiryDate,
    }),
  )
  const call = jsonCalls(api, await api.signIn(name))
  const { id: subscriptionId, amountDue } = (
    await call.post('Subscription/Upgrade', { planId: plans.large })
  ).json()
  await run(tenant(accountId), db =>
    settleSubscription(db, { accountId, subscriptionId, paymentId: subscriptionId, now: new Date() }),
  )
  return {
    amountDue,
    endPeriod: () =>
      run(ALL_MERCHANTS, db =>
        db.execute(sql`
          update subscription set starts_at = starts_at - make_interval(hours => ${hoursLeft + 1}),
            expiry_date = expiry_date - make_interval(hours => ${hoursLeft + 1})
          where account_id = ${accountId}
        `),
      ),
    limitOfUsers: async (): Promise<number | null> => {
      const features: EffectiveFeature[] = (
        await call.get(`Feature/GetByAccountId?AccountId=${accountId}`)
      ).json()
      return features.find(({ key }) => key === 'users')?.limit ?? null
    },
  }
}

it.each<[string, { hoursLeft: number; due: number; inGrace: 'before' | 'dearer' }]>([
  ['in the last hours', { hoursLeft: 3, due: 11.01, inGrace: 'before' }],
  ['with less time left than the grace period', { hoursLeft: 7 * 24 - 1, due: 46.39, inGrace: 'before' }],
  ['with more time left than the grace period', { hoursLeft: 8 * 24, due: 53.34, inGrace: 'dearer' }],
])(
  'charges an upgrade %s, and keeps its limits in the grace period only if they were paid for',
  async (_when, of) => {
    const { amountDue, limitOfUsers, endPeriod } = await goUp(of.hoursLeft)
    expect(amountDue).toBe(of.due)
    const dearer = await limitOfUsers()
    expect(dearer).not.toBe(0)
    await endPeriod()
    expect(await limitOfUsers()).toBe(of.inGrace === 'before' ? 0 : dearer)
  },
)
