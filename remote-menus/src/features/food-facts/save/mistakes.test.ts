import { ApiError } from '@sufra/shared/api'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { refusedCells, staleIds, unmeasured } from './mistakes.ts'

const edit = (id: number, facts: object = {}, stored: object = {}) => ({
  product: sampleProduct({ id, ...stored }),
  facts,
})
const refusal = (errors: Record<string, string[]>, rest: object = {}) =>
  new ApiError({
    status: 400,
    code: 'validation_failed',
    problem: { type: 'x', title: 'x', traceId: '1', status: 400, code: 'validation_failed', errors, ...rest },
  })

it('each refusal stands at its cell, found by the place in what was sent', () => {
  const sent = [edit(11), edit(12)]
  const mistakes = refusedCells(
    refusal({
      'items.1.sodiumMg': ['too high'],
      'items.1.calories': ['no number'],
      'items.0.calories': ['too low'],
    }),
    sent,
  )
  expect([...mistakes]).toEqual([
    [12, { sodiumMg: 'too high', calories: 'no number' }],
    [11, { calories: 'too low' }],
  ])
})

it('what belongs to no cell stands at the product, and what belongs to no product nowhere', () => {
  const mistakes = refusedCells(
    refusal({ 'items.0.rowVersion': ['old'], 'items.5.calories': ['x'], items: ['too many'] }),
    [edit(11)],
  )
  expect([...mistakes]).toEqual([[11, { product: 'old' }]])
})

it.each([
  { said: 'caffeine of which nobody said per what', facts: { caffeineMg: 80 }, stored: {}, isTold: true },
  { said: 'caffeine that is stored so', facts: {}, stored: { caffeineMg: 80 }, isTold: true },
  { said: 'caffeine in a cup', facts: { caffeineMg: 80, caffeinePer: 'cup' }, stored: {}, isTold: false },
  { said: 'none', facts: { caffeineMg: 0 }, stored: {}, isTold: false },
  { said: 'one that was taken away', facts: { caffeineMg: null }, stored: { caffeineMg: 80 }, isTold: false },
  { said: 'nothing', facts: {}, stored: {}, isTold: false },
])('of $said it is told before the server is asked: $isTold', ({ facts, stored, isTold }) => {
  const mistakes = unmeasured([edit(11, facts, stored)], 'Choose the measure')
  expect(mistakes.get(11)).toEqual(isTold ? { caffeinePer: 'Choose the measure' } : undefined)
})

it('those that somebody else changed are known by their numbers, whatever else the server sends', () => {
  const current = [{ id: 3 }, null, 'x', { id: '4' }, { id: 5, name: 'y' }]
  expect(staleIds(refusal({}, { current }))).toEqual([3, 5])
  expect(staleIds(refusal({}))).toEqual([])
  expect(staleIds(new ApiError({ status: 0, code: 'network_error' }))).toEqual([])
})
