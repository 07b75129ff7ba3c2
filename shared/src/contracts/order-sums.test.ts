import { addedCharges, chargesOf, differenceIn, hasRealDifference } from './order-sums.ts'

const NAME = '{"ar":"رسوم الخدمة","en":"Service fee"}'

it('reads an order of an older server as one without charges and differences', () => {
  expect([chargesOf({}), differenceIn({}, 'total'), hasRealDifference({})]).toEqual([[], 0, false])
})

it('counts only charges within the total, and differences with their sign', () => {
  const charges = [
    { name: NAME, amount: 2, isAdded: true },
    { name: NAME, amount: 3, isAdded: false },
  ]
  expect(addedCharges({ charges })).toEqual([charges[0]])
  const amountDifferences = [{ of: 'total' as const, isRounding: true, expected: 0.3, stated: 0.1 }]
  expect(differenceIn({ amountDifferences }, 'total')).toBe(-0.2)
  expect(differenceIn({ amountDifferences }, 'items')).toBe(0)
  expect(hasRealDifference({ amountDifferences })).toBe(false)
})
