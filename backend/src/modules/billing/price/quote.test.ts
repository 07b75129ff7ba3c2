import fc from 'fast-check'
import type { DiscountRefusal } from '@sufra/shared/contracts/discount-rules'
import { ALL_MERCHANTS, tenant } from '#src/database/database.ts'
import { AppError } from '#src/errors/errors.ts'
import { holdDiscount, useDiscount } from '#src/modules/billing/discount/discount.service.ts'
import { discount } from '#src/modules/billing/discount/discount.table.ts'
import { packageTable } from '#src/modules/billing/package/package.table.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { quote } from './quote.ts'
import type { QuoteRequest } from './quote.ts'

const NOW = new Date('2026-11-22T20:00:00Z')
const DAY_MS = 86_400_000
const daysFromNow = (days: number) => new Date(NOW.getTime() + days * DAY_MS)
const NAME = '{"ar":"النمو","en":"Growth"}'

let api: TestApp
let plans: { shown: number; monthly: number; hidden: number; off: number }
let packages: { half: number; off: number; ofHidden: number }
let codes = 0
beforeAll(async () => {
  api = await createTestApp()
  await api.foundation.database.run(ALL_MERCHANTS, async db => {
    const rows = await db
      .insert(plan)
      .values([
        { name: NAME, priceMonthly: 349, priceYearly: 3490 },
        { name: NAME, priceMonthly: 99.99 },
        { name: NAME, priceMonthly: 1, isPublic: false },
        { name: NAME, priceMonthly: 1, isActive: false },
      ])
      .returning({ id: plan.id })
    const [shown = 0, monthly = 0, hidden = 0, off = 0] = rows.map(({ id }) => id)
    plans = { shown, monthly, hidden, off }
    const added = await db
      .insert(packageTable)
      .values([
        { planId: shown, name: NAME, months: 6, price: 1899.5 },
        { planId: shown, name: NAME, months: 3, price: 999, isActive: false },
        { planId: hidden, name: NAME, months: 3, price: 3 },
      ])
      .returning({ id: packageTable.id })
    const [half = 0, gone = 0, ofHidden = 0] = added.map(({ id }) => id)
    packages = { half, off: gone, ofHidden }
  })
})
afterAll(() => api?.close())

const ask = (request: Partial<QuoteRequest> = {}) =>
  api.foundation.database.run(tenant(1), db =>
    quote(db, { accountId: 1, planId: plans.shown, now: NOW, ...request }),
  )
const refusalOf = async (request: Partial<QuoteRequest>) => {
  const failure: unknown = await ask(request).then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof AppError) return failure.facts.errors?.discountCode?.[0] ?? failure.facts.code
  return failure
}
const addCode = (changes: Partial<typeof discount.$inferInsert> = {}) =>
  api.foundation.database.run(ALL_MERCHANTS, async db => {
    codes += 1
    const row = { code: `QUOTE-${codes}`, kind: 'percent', value: 25, startsAt: daysFromNow(-1) } as const
    const [added] = await db
      .insert(discount)
      .values({ ...row, ...changes })
      .returning()
    if (!added) throw new Error('The discount was not added')
    return added
  })

it('returns the price of a month, a year and a package, with the VAT inside it', async () => {
  expect(await ask()).toEqual({
    planId: plans.shown,
    planName: NAME,
    packageId: null,
    months: 1,
    discountId: null,
    price: 349,
    discountOff: 0,
    gross: 349,
    net: 303.48,
    vat: 45.52,
  })
  expect(await ask({ months: 12 })).toMatchObject({ months: 12, price: 3490, gross: 3490 })
  expect(await ask({ packageId: packages.half })).toMatchObject({
    packageId: packages.half,
    months: 6,
    price: 1899.5,
    gross: 1899.5,
    vat: 247.76,
  })
})

it.each<[string, () => Partial<QuoteRequest>]>([
  ['an unknown plan', () => ({ planId: 99_999 })],
  ['a hidden plan', () => ({ planId: plans.hidden })],
  ['an inactive plan', () => ({ planId: plans.off })],
  ['a package of a hidden plan', () => ({ planId: plans.hidden, packageId: packages.ofHidden })],
  ['an inactive package', () => ({ packageId: packages.off })],
  ['a package of another plan', () => ({ planId: plans.monthly, packageId: packages.half })],
  ['a year of a plan without a yearly price', () => ({ planId: plans.monthly, months: 12 })],
])('returns no price for %s', async (_case, request) => {
  expect(await refusalOf(request())).toBe('not_found')
})

it('accepts a code in any spelling and subtracts it from the price', async () => {
  const { id, code } = await addCode()
  for (const typed of [code, ` ${code.toLowerCase()} `, code.replace('1', '١')])
    expect(await ask({ discountCode: typed })).toMatchObject({
      discountId: id,
      price: 349,
      discountOff: 87.25,
      gross: 261.75,
      net: 227.61,
      vat: 34.14,
    })
  expect(await ask({ discountCode: ' ' })).toMatchObject({ discountId: null, gross: 349 })
})

it('subtracts a code from the difference of an upgrade', async () => {
  const { code } = await addCode()
  expect(await ask({ price: 100, discountCode: code })).toMatchObject({ price: 100, gross: 75, vat: 9.78 })
  expect(await ask({ price: 0, discountCode: code })).toMatchObject({ discountOff: 0, gross: 0 })
})

it.each<[DiscountRefusal, () => Partial<typeof discount.$inferInsert>]>([
  ['unknown_discount_code', () => ({ isActive: false })],
  ['discount_expired', () => ({ endsAt: NOW })],
  ['discount_not_started', () => ({ startsAt: daysFromNow(1) })],
  ['discount_used_up', () => ({ maxUses: 3, useCount: 3 })],
  ['discount_other_plan', () => ({ planIds: [plans.monthly] })],
])('refuses a code with %s', async (reason, changes) => {
  const { code } = await addCode(changes())
  expect(await refusalOf({ discountCode: code })).toBe(reason)
})

it('refuses an unknown code, and accepts a code for several plans including this one', async () => {
  expect(await refusalOf({ discountCode: 'NOBODY' })).toBe('unknown_discount_code')
  const { code } = await addCode({ planIds: [plans.monthly, plans.shown], endsAt: daysFromNow(1) })
  expect(await ask({ discountCode: code })).toMatchObject({ discountOff: 87.25 })
})

it('refuses a code that the merchant used, and accepts one whose payment the merchant only began', async () => {
  const { id, code } = await addCode({ maxUses: 1 })
  const of = { accountId: 1, subscriptionId: 71 }
  await api.foundation.database.run(tenant(1), db =>
    holdDiscount(db, { ...of, discountId: id, amountOff: 87.25 }),
  )
  expect(await ask({ discountCode: code })).toMatchObject({ discountId: id })
  expect(await refusalOf({ accountId: null, discountCode: code })).toBe('discount_used_up')
  await api.foundation.database.run(tenant(1), db => useDiscount(db, of))
  expect(await refusalOf({ discountCode: code })).toBe('discount_already_used')
})

it('adds up for any price and discount that the database accepts', async () => {
  const money = fc.integer({ min: 1, max: 9_999_999 }).map(halalas => halalas / 100)
  const terms = fc.oneof(
    fc.record({ kind: fc.constant('percent' as const), value: fc.integer({ min: 1, max: 100 }) }),
    fc.record({ kind: fc.constant('amount' as const), value: money }),
  )
  await fc.assert(
    fc.asyncProperty(money, terms, async (price, { kind, value }) => {
      const { code } = await addCode({ kind, value })
      const [row] = await api.foundation.database.run(ALL_MERCHANTS, db =>
        db
          .insert(packageTable)
          .values({ planId: plans.shown, name: NAME, months: 1, price })
          .returning({ id: packageTable.id }),
      )
      const sum = await ask({ packageId: row?.id, discountCode: code })
      expect(sum.price).toBe(price)
      expect(Math.round(sum.net * 100 + sum.vat * 100)).toBe(Math.round(sum.gross * 100))
      expect(Math.round(sum.gross * 100 + sum.discountOff * 100)).toBe(Math.round(price * 100))
      expect(sum.gross).toBeGreaterThanOrEqual(0)
    }),
    { seed: 20_261_122, numRuns: 40 },
  )
})
