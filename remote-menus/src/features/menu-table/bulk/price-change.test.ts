import { sampleProduct } from '#src/testing/sample-products.ts'
import { isPriced, priceLines, priceSet } from './price-change.ts'

const NOTHING = { direction: 'raise', unit: 'percent', amount: null, percent: null } as const

it('returns the request of a change, and null while it is incomplete', () => {
  expect(priceSet(NOTHING)).toBeNull()
  expect(priceSet({ ...NOTHING, percent: 10 })).toEqual({ pricePercent: 10 })
  expect(priceSet({ ...NOTHING, direction: 'lower', unit: 'amount', amount: 150 })).toEqual({
    priceDelta: -1.5,
  })
  expect(priceSet({ ...NOTHING, direction: 'lower', percent: 101 })).toBeNull()
})

it('changes each size of a product, and skips products without a price', () => {
  const sized = sampleProduct({
    sizes: [
      { sizeId: 1, price: 10 },
      { sizeId: 2, price: 20 },
    ],
  })
  const later = {
    ...sized,
    price: 60,
    sizes: [
      { sizeId: 1, price: 11 },
      { sizeId: 2, price: 20 },
    ],
  }
  const free = sampleProduct({ id: 2, price: null })
  expect(priceLines([sized, free], [later, free])).toEqual([
    { product: sized, sizeId: 1, before: 10, after: 11 },
  ])
  expect([isPriced(sized), isPriced(free)]).toEqual([true, false])
})
