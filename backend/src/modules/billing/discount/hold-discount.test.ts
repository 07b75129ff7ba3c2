import { asc, eq, sql } from 'drizzle-orm'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { AppError } from '#src/errors/errors.ts'
import { addAccount } from '#src/modules/merchants/account/account.service.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { discount, discountUse } from './discount.table.ts'
import { holdDiscount, releaseDiscount, useDiscount } from './discount.service.ts'

const DAY_MS = 86_400_000

let api: TestApp
let accounts: number[]
let count = 0
beforeAll(async () => {
  api = await createTestApp()
  accounts = await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const ids: number[] = []
    for (let at = 0; at < 10; at += 1)
      ids.push(await addAccount(db, { name: { ar: `تاجر ${at}`, en: `Merchant ${at}` }, status: 'Active' }))
    return ids
  })
})
afterAll(() => api?.close())

const addDiscount = (changes: Partial<typeof discount.$inferInsert> = {}) =>
  api.foundation.database.run(ALL_MERCHANTS, async db => {
    count += 1
    const [row] = await db
      .insert(discount)
      .values({
        code: `HOLD-${count}`,
        kind: 'percent',
        value: 10,
        maxUses: 1,
        startsAt: new Date(Date.now() - DAY_MS),
        ...changes,
      })
      .returning({ id: discount.id })
    return row?.id ?? 0
  })

// Runs in the merchant's own transaction, which sees no row of another merchant.
const asMerchant = (accountId: number, work: (db: Db) => Promise<void>) =>
  api.foundation.database.run(tenant(accountId), work)
const hold = (accountId: number, discountId: number, subscriptionId = 1) =>
  asMerchant(accountId, db => holdDiscount(db, { accountId, subscriptionId, discountId, amountOff: 34.9 }))
const use = (accountId: number, subscriptionId = 1) =>
  asMerchant(accountId, db => useDiscount(db, { accountId, subscriptionId }))
const release = (accountId: number, subscriptionId = 1) =>
  asMerchant(accountId, db => releaseDiscount(db, { accountId, subscriptionId }))

const stateOf = (id: number) =>
  api.foundation.database.run(ALL_MERCHANTS, async db => {
    const [row] = await db.select({ useCount: discount.useCount }).from(discount).where(eq(discount.id, id))
    const uses = await db
      .select({ accountId: discountUse.accountId, state: discountUse.state })
      .from(discountUse)
      .where(eq(discountUse.discountId, id))
      .orderBy(asc(discountUse.id))
    return { useCount: row?.useCount, uses: uses.map(({ state }) => state) }
  })
const reasonOf = async (work: Promise<unknown>) => {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure === null) return 'ok'
  if (failure instanceof AppError) return failure.facts.errors?.discountCode?.[0]
  throw failure
}
const one = () => accounts[0] ?? 0
const other = () => accounts[1] ?? 0

// Opens the pool's connections first; a cold pool opens them one by one, and the calls would hardly overlap.
const warmUp = () =>
  Promise.all(
    Array.from({ length: 10 }, () =>
      api.foundation.database.run(ALL_MERCHANTS, db => db.execute(sql`select pg_sleep(0.1)`)),
    ),
  )

it('gives the last use to one of ten concurrent requests', async () => {
  const id = await addDiscount()
  await warmUp()
  const answers = await Promise.all(accounts.map(accountId => reasonOf(hold(accountId, id, 50))))
  expect(answers.toSorted()).toEqual([...Array.from({ length: 9 }, () => 'discount_used_up'), 'ok'])
  expect(await stateOf(id)).toEqual({ useCount: 1, uses: ['held'] })
})

it('grants one merchant no more than its own limit in ten concurrent requests', async () => {
  const id = await addDiscount({ maxUses: null, maxUsesPerAccount: 2 })
  await warmUp()
  const tries = Array.from({ length: 10 }, (_, at) => reasonOf(hold(one(), id, 100 + at)))
  const answers = await Promise.all(tries)
  expect(answers.filter(answer => answer === 'ok')).toHaveLength(2)
  expect(answers.filter(answer => answer === 'discount_already_used')).toHaveLength(8)
  expect((await stateOf(id)).useCount).toBe(2)
})

it('applies each repeated step once', async () => {
  const id = await addDiscount()
  await hold(one(), id, 200)
  await hold(one(), id, 200)
  expect(await stateOf(id)).toEqual({ useCount: 1, uses: ['held'] })
  await use(one(), 200)
  await use(one(), 200)
  await hold(one(), id, 200)
  await release(one(), 200)
  expect(await stateOf(id)).toEqual({ useCount: 1, uses: ['used'] })
})

it('gives a use whose payment never happens to another merchant', async () => {
  const id = await addDiscount()
  await hold(one(), id, 300)
  expect(await reasonOf(hold(other(), id, 301))).toBe('discount_used_up')
  await release(one(), 300)
  await release(one(), 300)
  expect(await reasonOf(hold(other(), id, 301))).toBe('ok')
  expect(await stateOf(id)).toEqual({ useCount: 1, uses: ['released', 'held'] })
})

it('keeps the promised price for a payment after the use was released', async () => {
  const id = await addDiscount()
  await hold(one(), id, 400)
  await release(one(), 400)
  await hold(other(), id, 401)
  await use(one(), 400)
  expect(await stateOf(id)).toEqual({ useCount: 2, uses: ['used', 'held'] })
})

it('replaces the first discount with the second and releases the first', async () => {
  const [before, after] = [await addDiscount(), await addDiscount()]
  await hold(one(), before, 500)
  await hold(one(), after, 500)
  expect([await stateOf(before), await stateOf(after)]).toEqual([
    { useCount: 0, uses: ['released'] },
    { useCount: 1, uses: ['held'] },
  ])
})

it('ignores a subscription without a discount', async () => {
  expect(await reasonOf(use(one(), 999))).toBe('ok')
  expect(await reasonOf(release(one(), 999))).toBe('ok')
})
