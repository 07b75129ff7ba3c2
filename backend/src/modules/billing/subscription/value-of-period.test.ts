import { and, eq, sql } from 'drizzle-orm'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { invoice } from '#src/modules/billing/invoice/invoice.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { jsonCalls } from '#src/testing/json-calls.ts'
import { addNewMerchant } from '#src/testing/new-merchant.ts'
import type { NewMerchant } from '#src/testing/new-merchant.ts'
import { settleSubscription } from './subscription.service.ts'

let api: TestApp
let plans: { small: number; large: number; chain: number; empire: number }
let count = 0
let merchant: NewMerchant
let operator: NewMerchant['headers']
beforeAll(async () => {
  api = await createTestApp()
  operator = await api.signIn('operator')
  const [small = 0, large = 0, chain = 0, empire = 0] = await api.foundation.database.run(
    ALL_MERCHANTS,
    async db => {
      const added = [149, 349, 599, 900].map(priceMonthly => ({
        name: JSON.stringify({ ar: `باقة ${priceMonthly}`, en: `Plan ${priceMonthly}` }),
        priceMonthly,
      }))
      return (await db.insert(plan).values(added).returning({ id: plan.id })).map(({ id }) => id)
    },
  )
  plans = { small, large, chain, empire }
})
afterAll(() => api?.close())
beforeEach(async () => {
  count += 1
  merchant = await addNewMerchant(api, `values${count}`, 'PendingPlan')
})

const ask = async (path: string, body: object, headers = merchant.headers) => {
  const answer = await jsonCalls(api, headers).post(path, body)
  expect(answer.statusCode).toBeLessThan(300)
  return answer.json()
}
const pay = async (subscriptionId: number): Promise<number> => {
  const { accountId } = merchant
  await api.foundation.database.run(tenant(accountId), db =>
    settleSubscription(db, { accountId, subscriptionId, paymentId: subscriptionId, now: new Date() }),
  )
  return subscriptionId
}
/** Buys a month of the small plan with 21 of its 30 days left. */
const buy = async (): Promise<number> => {
  const id = await pay((await ask('Subscription/Add', { planId: plans.small, months: 1 })).id)
  await api.foundation.database.run(ALL_MERCHANTS, db =>
    db.execute(sql`
      update subscription set starts_at = now() - interval '9 days', expiry_date = now() + interval '21 days'
      where account_id = ${merchant.accountId}
    `),
  )
  merchant.headers = await api.signIn(`values${count}`)
  return id
}
const goUp = async (planId: number): Promise<number> =>
  pay((await ask('Subscription/Upgrade', { planId })).id)
const creditFor = async (planId: number): Promise<number> =>
  (await ask('Subscription/Upgrade', { planId, preview: true })).prorationCredit
const giveBack = async (subscriptionId: number, amount?: number) => {
  const [found] = await api.foundation.database.run(tenant(merchant.accountId), db =>
    db
      .select({ id: invoice.id })
      .from(invoice)
      .where(and(eq(invoice.subscriptionId, subscriptionId), eq(invoice.kind, 'invoice'))),
  )
  await ask('Invoice/Credit', { invoiceId: found?.id, amount, reason: 'Not wanted' }, operator)
}

it('subtracts a refund of a period, made after its upgrade, from the credit of the next upgrade', async () => {
  const first = await buy()
  await goUp(plans.large)
  const credits = [await creditFor(plans.chain)]
  for (const amount of [100, undefined]) {
    await giveBack(first, amount)
    credits.push(await creditFor(plans.chain))
  }
  // Of 244.30: without the share of 100.00 in its credit, then without all of its credit.
  expect(credits).toEqual([244.3, 174.3, 140])
})

it('subtracts it in the upgrade after that one too', async () => {
  const first = await buy()
  await goUp(plans.large)
  await goUp(plans.chain)
  expect(await creditFor(plans.empire)).toBe(419.3)
  await giveBack(first)
  expect(await creditFor(plans.empire)).toBe(315)
})

it('does not subtract a refund from before the order of the upgrade a second time', async () => {
  const first = await buy()
  await giveBack(first, 100)
  expect(await creditFor(plans.large)).toBe(34.3)
  await goUp(plans.large)
  expect(await creditFor(plans.chain)).toBe(244.3)
})

it('subtracts a refund of the upgrade itself once', async () => {
  await buy()
  const second = await goUp(plans.large)
  await giveBack(second, 40)
  expect(await creditFor(plans.chain)).toBe(204.3)
  await goUp(plans.chain)
  expect(await creditFor(plans.empire)).toBe(419.3)
})
