import fc from 'fast-check'
import { afterCommission, priceByRule, priceOn } from './channel-price.ts'
import { toHalalas } from './halalas.ts'

const JAHEZ = { channelId: 2, percent: 15, roundUpTo: 1 }
const dish = (price: number | null, ...exceptions: [number | null, number | null, number][]) => ({
  price,
  exceptions: exceptions.map(([channelId, branchId, cost]) => ({ channelId, branchId, price: cost })),
})

it('adds the percentage and rounds up', () => {
  expect(priceByRule(25, { percent: 15, roundUpTo: 0 })).toBe(28.75)
  expect(priceByRule(25, { percent: 15, roundUpTo: 0.5 })).toBe(29)
  expect(priceByRule(20, { percent: 15, roundUpTo: 1 })).toBe(23)
  expect(priceByRule(19.99, { percent: -50, roundUpTo: 0.05 })).toBe(10)
  expect(priceByRule(0.1, { percent: 5, roundUpTo: 0 })).toBe(0.11)
})

it('does not round up floating-point noise: 1.10 plus 10 % is 1.21', () => {
  expect(priceByRule(1.1, { percent: 10, roundUpTo: 0.05 })).toBe(1.25)
  expect(priceByRule(11, { percent: 10, roundUpTo: 0.05 })).toBe(12.1)
})

it("starts from the branch's price if there is one", () => {
  expect(priceOn(dish(20, [null, 7, 30]), { rule: JAHEZ, branchId: 7 })).toBe(35)
  expect(priceOn(dish(20, [null, 7, 30]), { rule: JAHEZ, branchId: 8 })).toBe(23)
  expect(priceOn(dish(20, [null, 7, 30]), { rule: JAHEZ, branchId: null })).toBe(23)
})

it('prefers a platform price to the rule, and a price of platform and branch to all', () => {
  const said = dish(20, [null, 7, 30], [2, null, 22], [2, 7, 21], [1, null, 99])
  expect(priceOn(said, { rule: JAHEZ, branchId: null })).toBe(22)
  expect(priceOn(said, { rule: JAHEZ, branchId: 8 })).toBe(22)
  expect(priceOn(said, { rule: JAHEZ, branchId: 7 })).toBe(21)
})

it('has no price anywhere without a price in house', () => {
  expect(priceOn(dish(null, [2, null, 22]), { rule: JAHEZ, branchId: null })).toBeNull()
})

it('deducts the commission', () => {
  expect(afterCommission(29, 18.5)).toBe(23.63)
  expect(afterCommission(29, 0)).toBe(29)
  expect(afterCommission(29, 100)).toBe(0)
})

const halalas = fc.integer({ min: 0, max: 9_999_999 })
const percent = fc.integer({ min: -5000, max: 20_000 }).map(hundredths => hundredths / 100)
const step = fc.constantFrom(0.05, 0.25, 0.5, 1)

it('is the smallest multiple of the step at or above the raised price', () => {
  fc.assert(
    fc.property(halalas, percent, step, (house, raise, roundUpTo) => {
      const found = BigInt(toHalalas(priceByRule(house / 100, { percent: raise, roundUpTo })))
      const exact = BigInt(house) * BigInt(10_000 + Math.round(raise * 100))
      const [unit, whole] = [BigInt(toHalalas(roundUpTo)), 10_000n]
      expect(found % unit).toBe(0n)
      expect(found * whole >= exact).toBe(true)
      expect((found - unit) * whole < exact).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('is the nearest halala without a step, and monotonic in the price', () => {
  fc.assert(
    fc.property(halalas, halalas, percent, (one, other, raise) => {
      const rule = { percent: raise, roundUpTo: 0 }
      const [cheap, dear] = [Math.min(one, other), Math.max(one, other)].map(house =>
        toHalalas(priceByRule(house / 100, rule)),
      )
      expect(Number(cheap) <= Number(dear)).toBe(true)
      const exact = BigInt(Math.max(one, other)) * BigInt(10_000 + Math.round(raise * 100))
      const off = BigInt(Number(dear)) * 10_000n - exact
      expect(off > -5000n && off <= 5000n).toBe(true)
    }),
    { numRuns: 500 },
  )
})

it('splits a price into commission and rest without a remainder', () => {
  fc.assert(
    fc.property(halalas, fc.integer({ min: 0, max: 10_000 }), (price, commission) => {
      const left = toHalalas(afterCommission(price / 100, commission / 100))
      expect(left >= 0 && left <= price).toBe(true)
      const kept = BigInt(price - left) * 10_000n - BigInt(price) * BigInt(commission)
      expect(kept > -5000n && kept <= 5000n).toBe(true)
    }),
  )
})
