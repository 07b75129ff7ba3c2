import { eq, sql } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import {
  currentSubscriptions,
  isCurrentSubscription,
  subscription,
} from '#src/modules/billing/subscription/subscription.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { addAccount } from '#src/modules/merchants/account/account.service.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { summariseMerchants } from './merchant-summary.repository.ts'
import { listCities } from './merchant.repository.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const NOON = Date.parse('2026-11-22T12:00:00Z')
const SEEDS = [1, 2, 3]
const MERCHANTS = 40
const MOST_SUBSCRIPTIONS = 5
const COUNTING = ['Active', 'Active', 'Active', 'Trial', 'PastDue', 'Expired', 'Cancelled'] as const
const STATUSES = [...COUNTING, 'PendingPayment', 'Failed', 'Abandoned', 'Replaced'] as const
const CITIES = ['riyadh', 'jeddah', 'jeddah', null]

/** A random generator with the same numbers for the same seed (mulberry32). */
const randomOf = (seed: number) => {
  let state = seed
  return (most: number): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % most
  }
}

let test: TestApp
let planIds: number[]
beforeAll(async () => {
  test = await createTestApp()
  planIds = await test.foundation.database.run(ALL_MERCHANTS, async db => {
    const prices = [99, 249.5, 0]
    const plans = prices.map(priceMonthly => ({
      name: `{"ar":"${priceMonthly}","en":"${priceMonthly}"}`,
      priceMonthly,
    }))
    return (await db.insert(plan).values(plans).returning({ id: plan.id })).map(({ id }) => id)
  })
})
afterAll(() => test?.close())

/** Adds merchants with none to several subscriptions of every status, past and future, some with the same start. */
const addMerchants = async (db: Db, seed: number): Promise<void> => {
  const random = randomOf(seed)
  for (let merchant = 0; merchant < MERCHANTS; merchant += 1) {
    const name = `m${seed}-${merchant}`
    const accountId = await addAccount(db, {
      name: { ar: name, en: name },
      city: CITIES[random(CITIES.length)] ?? undefined,
    })
    const subscriptions = Array.from({ length: random(MOST_SUBSCRIPTIONS + 1) }, () => ({
      accountId,
      planId: planIds[random(planIds.length)] ?? 0,
      status: STATUSES[random(STATUSES.length)] ?? 'Active',
      startsAt: new Date(NOON + (random(7) - 3) * DAY_MS),
      expiryDate: random(5) === 0 ? null : new Date(NOON + (random(40) - 10) * DAY_MS),
    }))
    if (subscriptions.length > 0) await db.insert(subscription).values(subscriptions)
  }
}

const plainCurrent = (db: Db, now: Date) =>
  db
    .select({
      accountId: subscription.accountId,
      status: subscription.status,
      planId: subscription.planId,
      expiryDate: subscription.expiryDate,
    })
    .from(subscription)
    .where(isCurrentSubscription(now))
    .orderBy(subscription.accountId)

/** Computes the summary merchant by merchant, as a slow reference. */
const plainSummary = async (db: Db, { now, soon }: { now: Date; soon: Date }) => {
  const accounts = await db.select({ status: account.status }).from(account)
  const active = (await plainCurrent(db, now)).filter(({ status }) => status === 'Active')
  return {
    active: accounts.filter(({ status }) => status === 'Active').length,
    suspended: accounts.filter(({ status }) => status === 'Suspended').length,
    expiringIn14Days: active.filter(({ expiryDate }) => expiryDate && expiryDate >= now && expiryDate <= soon)
      .length,
  }
}

it.each(SEEDS)('equals the results of single queries for all merchants (seed %i)', async seed => {
  await test.foundation.database.run(ALL_MERCHANTS, async db => {
    await addMerchants(db, seed)
    await db
      .update(account)
      .set({ status: 'Suspended' })
      .where(sql`${account.id} % 7 = 3`)
    for (const days of [-4, -3, -1, 0, 2, 9]) {
      const now = new Date(NOON + days * DAY_MS)
      const soon = new Date(now.getTime() + 14 * DAY_MS)
      const current = currentSubscriptions(db, now)
      expect(await db.select().from(current).orderBy(current.accountId)).toEqual(await plainCurrent(db, now))
      expect(await summariseMerchants(db, { now, soon })).toEqual(await plainSummary(db, { now, soon }))
    }
  })
})

it('lists each city once, without merchants that have none', async () => {
  await test.foundation.database.run(ALL_MERCHANTS, async db => {
    await db.update(account).set({ city: 'abha' }).where(eq(account.id, 1))
    const { rows } = await db.execute(
      sql`select distinct city from account where city is not null order by city`,
    )
    expect(await listCities(db)).toEqual(rows.map(({ city }) => city))
  })
})
