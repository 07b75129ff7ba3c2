import { lineTotal } from './order-amounts.ts'

it('multiplies options with the line, without losing a halala', () => {
  const option = { optionNameEn: 'Rice', optionNameAr: '', quantity: 3, price: 0.1 }
  const modifiers = [{ name: { ar: '', en: 'Extra' }, options: [option] }]
  const line = { sku: null, name: { ar: '', en: 'Kabsa' }, quantity: 7, unitPrice: 0.2, note: '', modifiers }
  expect(lineTotal(line)).toBe(3.5)
})
