import { changedPrice } from './bulk-price.ts'

it.each([
  [10, 0.12, 10],
  [10, 0.13, 10.25],
  [10, 0.125, 10.25],
  [10, -0.12, 10],
  [10, -0.13, 9.75],
  [0.1, 0.2, 0.25],
  [3, -5, 0],
  [0, 0.12, 0],
  [99_999, 0.5, 99_999.5],
])('changes %d SAR by %d to %d', (price, priceDelta, expected) => {
  expect(changedPrice(price, { priceDelta })).toBe(expected)
})

it.each([
  [10, 10, 11],
  [10.25, 10, 11.25],
  [11.25, 10, 12.5],
  [12.5, 5, 13.25],
  [12.5, 4.9, 13],
  [100, -100, 0],
  [35, -10, 31.5],
  [0, 50, 0],
  [1.15, 0, 1.25],
  [10, 1.25, 10.25],
  [10, 1.24, 10],
  [99_999.99, 1000, 1_100_000],
])('changes %d SAR by %d per cent to %d', (price, pricePercent, expected) => {
  expect(changedPrice(price, { pricePercent })).toBe(expected)
})
