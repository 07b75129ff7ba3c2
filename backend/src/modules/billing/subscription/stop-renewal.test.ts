import { eq } from 'drizzle-orm'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { readRecurring } from '#src/modules/billing/revenue/revenue.service.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import { cancelForClosedAccount } from './stop-renewal.ts'
import { subscription } from './subscription.table.ts'

const day = (date: string) => new Date(`${date}T12:00:00+03:00`)
const NOW = day('2026-11-22')
const END = day('2026-12-10')

let api: TestApp
let accountId: number
beforeAll(async () => {
  api = await createTestApp()
  accountId = (await addNewMerchant(api, 'leaves', 'Active')).accountId
})
afterAll(() => api?.close())

const recurring = (now: Date) =>
  api.foundation.database.run(ALL_MERCHANTS, async db => {
    const ends = await readRecurring(db, { first: '2026-11-01', last: '2027-02-01', now })
    return ends.map(({ month, revenue }) => [month, revenue])
  })

it('starts no paid future period of a closed account, and counts none in any month', async () => {
  const { database } = api.foundation
  const [made] = await database.run(ALL_MERCHANTS, db =>
    db.insert(plan).values({ name: '{"ar":"ن","en":"G"}', priceMonthly: 300 }).returning({ id: plan.id }),
  )
  const period = { accountId, planId: made?.id ?? 0, status: 'Active', months: 1, price: 300 } as const
  await database.run(tenant(accountId), async db => {
    const ahead = { kind: 'renewal', startsAt: END, expiryDate: day('2027-01-10') } as const
    const after = { kind: 'renewal', startsAt: day('2027-01-10'), expiryDate: day('2027-02-10') } as const
    const spans = [{ startsAt: day('2026-11-10'), expiryDate: END }, ahead, after]
    await db.insert(subscription).values(spans.map(span => ({ ...period, ...span })))
    await cancelForClosedAccount(db, { accountId, now: NOW })
  })
  const rows = await database.run(tenant(accountId), db =>
    db.select().from(subscription).where(eq(subscription.accountId, accountId)),
  )
  expect(rows.map(({ status }) => status)).toEqual(['Cancelled', 'Cancelled', 'Cancelled'])
  expect(await recurring(day('2026-12-20'))).toEqual([
    ['2026-11', 300],
    ['2026-12', 0],
  ])
  expect((await recurring(day('2027-02-20'))).map(([, revenue]) => revenue)).toEqual([300, 0, 0, 0])
})
