import { toHalalas, toRiyals, vatIn } from './halalas.ts'

it.each([
  [35, 4.57],
  [149, 19.43],
  [1490, 194.35],
  [0, 0],
  [0.04, 0.01],
  [0.01, 0],
  [0.03, 0],
  [99_999.99, 13_043.48],
  [115, 15],
])('computes for %s SAR a VAT of %s SAR', (gross, expected) => {
  expect(vatIn(gross)).toBe(expected)
})

it('adds up to the gross amount with its net part, to the halala', () => {
  for (let halalas = 1; halalas < 3000; halalas += 7) {
    const exact = (halalas * 15) / 115
    expect(Math.abs(vatIn(halalas / 100) * 100 - exact)).toBeLessThanOrEqual(0.5 + 1e-9)
  }
})

it('adds in halalas without floating-point errors', () => {
  expect(toRiyals(toHalalas(0.1) + toHalalas(0.2))).toBe(0.3)
})
