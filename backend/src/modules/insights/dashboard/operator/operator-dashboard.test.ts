import { and, eq } from 'drizzle-orm'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import type { SubscriptionStatus } from '@sufra/shared/contracts/subscription'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { releaseChange } from '#src/modules/front-end-delivery/release/release.table.ts'
import { addAccount } from '#src/modules/merchants/account/account.service.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addShop } from '#src/testing/shop-fixture.ts'
import type { Shop } from '#src/testing/shop-fixture.ts'

const DAY_MS = 86_400_000
const march = { from: '2026-02-28T21:00:00Z', to: '2026-03-31T21:00:00Z' }
const RAN_OUT = new Date(march.to)

let api: TestApp
let operator: { authorization: string }
let shop: Shop
const ids = new Map<string, number>()

const inDays = (days: number) => new Date(Date.now() + days * DAY_MS)
const day = (text: string) => new Date(`${text}T12:00:00+03:00`)

interface Bought {
  status: SubscriptionStatus
  startsAt: Date
  expiryDate: Date | null
  kind?: 'trial'
  months?: number
  price?: number
}

const MONTH = { months: 1, price: 100 }

const BOUGHT: Record<string, Bought[]> = {
  // Left in March and did not return.
  Gone: [{ status: 'Expired', startsAt: day('2026-01-15'), expiryDate: day('2026-03-10'), ...MONTH }],
  // One plan directly after the other, so the merchant did not leave.
  Renewed: [
    { status: 'Replaced', startsAt: day('2026-02-01'), expiryDate: day('2026-03-05'), ...MONTH },
    { status: 'Active', startsAt: day('2026-03-05'), expiryDate: inDays(10), ...MONTH },
  ],
  Yearly: [{ status: 'Active', startsAt: inDays(-20), expiryDate: inDays(345), months: 12, price: 960 }],
  Owing: [{ status: 'PastDue', startsAt: day('2026-03-20'), expiryDate: day('2026-03-30'), ...MONTH }],
  Trying: [{ status: 'Trial', kind: 'trial', startsAt: inDays(-1), expiryDate: inDays(13) }],
  Waiting: [{ status: 'PendingPayment', startsAt: day('2026-03-01'), expiryDate: null, ...MONTH }],
}

beforeAll(async () => {
  api = await createTestApp()
  operator = await api.signIn('operator')
  shop = await addShop(api, 1)
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const [bought] = await db
      .insert(plan)
      .values({ name: '{"ar":"باقة","en":"Plan"}', priceMonthly: 100, priceYearly: 960 })
      .returning({ id: plan.id })
    for (const [en, bills] of Object.entries(BOUGHT)) {
      const id = await addAccount(db, { name: { ar: en, en }, city: 'riyadh' })
      ids.set(en, id)
      for (const bill of bills)
        await db.insert(subscription).values({ accountId: id, planId: bought?.id ?? 0, ...bill })
    }
    const change = (name: string, values: Partial<typeof account.$inferInsert>) =>
      db
        .update(account)
        .set(values)
        .where(eq(account.id, ids.get(name) ?? 0))
    await change('Gone', { createdAt: new Date(march.from) })
    await change('Owing', { createdAt: new Date(march.to) })
    await change('Waiting', { createdAt: day('2026-02-10'), status: 'PendingPlan' })
  })
})
afterAll(() => api.close())

const ask = (panel: string, payload: object = {}, headers = operator) =>
  api.app.inject({ method: 'POST', url: `/api/Dashboard/Get${panel}`, payload, headers })
const read = async (panel: string, payload: object = {}) => (await ask(panel, payload)).json()

it('counts merchants by status, and plans that end soon', async () => {
  const { states, expiringIn14Days } = await read('Merchants')
  expect(states).toContainEqual({ status: 'PendingPlan', merchants: 1 })
  expect(states).toContainEqual({ status: 'Closed', merchants: 0 })
  expect(expiringIn14Days).toBe(1)
})

it('names new and leaving merchants of the period, without renewed ones', async () => {
  const { came, left, previous } = await read('Merchants', march)
  expect(came).toMatchObject({ count: 1, merchants: [{ id: ids.get('Gone') }] })
  expect(left).toMatchObject({
    count: 1,
    merchants: [{ id: ids.get('Gone'), at: day('2026-03-10').toISOString() }],
  })
  expect(previous).toEqual({ came: 1, left: 0 })
})

it('counts what ran at the end of each month: a twelfth of a yearly plan, nothing of a trial', async () => {
  const { months } = await read('Revenue', march)
  expect(months).toHaveLength(12)
  expect(months.slice(-3)).toEqual([
    { month: '2026-01', revenue: 100, merchants: 1 },
    { month: '2026-02', revenue: 200, merchants: 2 },
    { month: '2026-03', revenue: 200, merchants: 2 },
  ])
  const now = (await read('Revenue')).months.at(-1)
  expect(now).toMatchObject({ revenue: 100 + 960 / 12 + 100, merchants: 3 })
})

it('names failing connections with their merchant, longest first, without deliberately ended ones', async () => {
  const problem = { kind: 'no_answer', at: march.from, code: '503', message: 'Down' } as const
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const fail = (channelId: number, values: Partial<typeof integration.$inferInsert>) =>
      db
        .update(integration)
        .set(values)
        .where(and(eq(integration.branchId, shop.branchId), eq(integration.channelId, channelId)))
    await fail(1, { status: 'Degraded', failingSince: inDays(-1), lastProblem: problem })
    await fail(2, { status: 'Disconnected', failingSince: inDays(-3), lastProblem: problem })
    await fail(3, { status: 'Disconnected', webhookSecret: null, secretKeyId: null })
  })
  const { count, connections } = await read('Connections')
  expect(count).toBe(2)
  expect(connections.map(({ channelName }: { channelName: string }) => JSON.parse(channelName).en)).toEqual([
    'Jahez',
    'HungerStation',
  ])
  expect(connections[0]).toMatchObject({ accountId: 1, branchId: shop.branchId, problem })
})

it('counts releases by their actions in the period', async () => {
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const made = { who: 'ci', name: 'orders', channel: 'stable', versions: ['1.0.0'] }
    await db.insert(releaseChange).values([
      { ...made, revision: 9001, at: day('2026-03-02'), action: 'promote' },
      { ...made, revision: 9002, at: day('2026-03-03'), action: 'promote' },
      { ...made, revision: 9003, at: day('2026-03-03'), action: 'rollback' },
      { ...made, revision: 9004, at: RAN_OUT, action: 'rollback' },
    ])
  })
  expect((await read('Releases', march)).changes).toEqual([
    { action: 'promote', changes: 2 },
    { action: 'rollback', changes: 1 },
  ])
})

it('refuses an invalid period, and all requests of merchants', async () => {
  expect((await ask('Merchants', { from: march.to, to: march.from })).statusCode).toBe(400)
  expect((await ask('Revenue', {}, await api.signIn('admin'))).statusCode).toBe(403)
})
