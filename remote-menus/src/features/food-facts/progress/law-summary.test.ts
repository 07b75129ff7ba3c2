import { sampleProduct } from '#src/testing/sample-products.ts'
import { percentOf, summaryOf } from './law-summary.ts'

const whole = sampleProduct({ calories: 1, sodiumMg: 0, allergens: [] })

it('counts complete products, and caffeine only for products that need it', () => {
  const drink = sampleProduct({ calories: 1, isDrink: true })
  expect(summaryOf([whole, drink])).toEqual({
    total: 2,
    done: 1,
    shares: [
      { fact: 'calories', done: 2, total: 2 },
      { fact: 'sodium', done: 1, total: 2 },
      { fact: 'caffeine', done: 0, total: 1 },
      { fact: 'allergens', done: 1, total: 2 },
    ],
  })
})

it('is 100 % only when everything is done', () => {
  expect(percentOf({ done: 999, total: 1000 })).toBe(99)
  expect(percentOf({ done: 1000, total: 1000 })).toBe(100)
  expect(percentOf({ done: 0, total: 0 })).toBe(100)
})
