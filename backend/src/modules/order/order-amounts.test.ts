import { vatOf } from './halalas.ts'
import { lineTotal } from './order-amounts.ts'

it.each([
  [35, 4.57],
  [0, 0],
  [0.01, 0],
  [0.04, 0.01],
  [115, 15],
  [99_999.99, 13_043.48],
])('finds in %d SAR the VAT %d', (gross, vat) => {
  expect(vatOf(gross)).toBe(vat)
})

it('multiplies options with the line, without losing a halala', () => {
  const option = { optionNameEn: 'Rice', optionNameAr: '', quantity: 3, price: 0.1 }
  const modifiers = [{ name: { ar: '', en: 'Extra' }, options: [option] }]
  const line = { sku: null, name: { ar: '', en: 'Kabsa' }, quantity: 7, unitPrice: 0.2, note: '', modifiers }
  expect(lineTotal(line)).toBe(3.5)
})
