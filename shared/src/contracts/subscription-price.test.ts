import fc from 'fast-check'
import { toHalalas } from './halalas.ts'
import { discountOff, perMonth, savingOf, subscriptionPrice } from './subscription-price.ts'

const riyals = (max: number) => fc.integer({ min: 0, max: max * 100 }).map(halalas => halalas / 100)
const discount = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 100, max: 10_000 }).map(hundredths => hundredths / 100),
  }),
  fc.record({ kind: fc.constant('amount' as const), value: riyals(99_999) }),
)
const asked = fc.record({
  price: riyals(99_999),
  discount: fc.option(discount),
  credit: riyals(99_999),
})
const SEEDED = { seed: 20_261_122, numRuns: 600 }

it('adds up to the halala without negative parts', () => {
  fc.assert(
    fc.property(asked, each => {
      const sum = subscriptionPrice(each)
      expect(toHalalas(sum.net) + toHalalas(sum.vat)).toBe(toHalalas(sum.gross))
      expect(toHalalas(sum.gross) + toHalalas(sum.discountOff) + toHalalas(sum.credit)).toBe(
        toHalalas(sum.price),
      )
      for (const part of Object.values(sum)) {
        expect(part).toBeGreaterThanOrEqual(0)
        expect(part).toBe(Math.round(part * 100) / 100)
      }
      expect(sum.discountOff).toBeLessThanOrEqual(each.price)
      expect(sum.credit).toBeLessThanOrEqual(each.credit)
    }),
    SEEDED,
  )
})

it('rounds a percentage to the nearest halala, half up', () => {
  fc.assert(
    fc.property(riyals(99_999), fc.integer({ min: 1, max: 100 }), (price, value) => {
      // Exact integers: 2 × share in hundredths of a halala.
      const exact = BigInt(toHalalas(price)) * BigInt(value)
      const off = BigInt(toHalalas(discountOff(price, { kind: 'percent', value })))
      const apart = off * 100n - exact
      expect(apart > -50n && apart <= 50n).toBe(true)
    }),
    SEEDED,
  )
})

it('never raises the price with more credit or discount', () => {
  fc.assert(
    fc.property(asked, riyals(1_000), (each, more) => {
      const { gross } = subscriptionPrice(each)
      expect(subscriptionPrice({ ...each, credit: each.credit + more }).gross).toBeLessThanOrEqual(gross)
      expect(subscriptionPrice({ ...each, discount: null }).gross).toBeGreaterThanOrEqual(gross)
    }),
    SEEDED,
  )
})

it('takes 25 % off 349.00 and states the included VAT', () => {
  expect(subscriptionPrice({ price: 349, discount: { kind: 'percent', value: 25 } })).toEqual({
    price: 349,
    discountOff: 87.25,
    credit: 0,
    gross: 261.75,
    net: 227.61,
    vat: 34.14,
  })
})

it('is free for an amount above the price, and uses no credit', () => {
  const free = subscriptionPrice({ price: 149, discount: { kind: 'amount', value: 500 }, credit: 20 })
  expect(free).toEqual({ price: 149, discountOff: 149, credit: 0, gross: 0, net: 0, vat: 0 })
})

it('rounds half up: 50 % of 0.01 is 0.01, 33.33 % of 100.00 is 33.33', () => {
  expect(discountOff(0.01, { kind: 'percent', value: 50 })).toBe(0.01)
  expect(discountOff(100, { kind: 'percent', value: 33.33 })).toBe(33.33)
})

it('saves the difference to as many single months, never negative', () => {
  expect(savingOf({ priceMonthly: 349, months: 12, price: 3490 })).toBe(698)
  expect(savingOf({ priceMonthly: 149, months: 6, price: 900 })).toBe(0)
  expect(perMonth({ price: 3490, months: 12 })).toBe(290.83)
})
