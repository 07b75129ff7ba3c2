import { ApiError } from '@sufra/shared/api'
import { sampleProduct } from '#src/testing/sample-products.ts'
import { refusedCells, staleIds, findUnmeasured } from './cell-errors.ts'

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

it('assigns each refusal to its cell by the index in the request', () => {
  const sent = [edit(11), edit(12)]
  const fieldErrors = refusedCells(
    refusal({
      'items.1.sodiumMg': ['too high'],
      'items.1.calories': ['no number'],
      'items.0.calories': ['too low'],
    }),
    sent,
  )
  expect([...fieldErrors]).toEqual([
    [12, { sodiumMg: 'too high', calories: 'no number' }],
    [11, { calories: 'too low' }],
  ])
})

it('assigns a refusal without a cell to the product, and ignores one without a product', () => {
  const fieldErrors = refusedCells(
    refusal({ 'items.0.rowVersion': ['old'], 'items.5.calories': ['x'], items: ['too many'] }),
    [edit(11)],
  )
  expect([...fieldErrors]).toEqual([[11, { product: 'old' }]])
})

it.each([
  { said: 'new caffeine without a measure', facts: { caffeineMg: 80 }, stored: {}, isTold: true },
  { said: 'stored caffeine without a measure', facts: {}, stored: { caffeineMg: 80 }, isTold: true },
  { said: 'caffeine per cup', facts: { caffeineMg: 80, caffeinePer: 'cup' }, stored: {}, isTold: false },
  { said: 'no caffeine', facts: { caffeineMg: 0 }, stored: {}, isTold: false },
  { said: 'removed caffeine', facts: { caffeineMg: null }, stored: { caffeineMg: 80 }, isTold: false },
  { said: 'no input', facts: {}, stored: {}, isTold: false },
])('rejects $said before the request: $isTold', ({ facts, stored, isTold }) => {
  const fieldErrors = findUnmeasured([edit(11, facts, stored)], 'Choose the measure')
  expect(fieldErrors.get(11)).toEqual(isTold ? { caffeinePer: 'Choose the measure' } : undefined)
})

it('reads the ids of changed products, whatever else the server sends', () => {
  const current = [{ id: 3 }, null, 'x', { id: '4' }, { id: 5, name: 'y' }]
  expect(staleIds(refusal({}, { current }))).toEqual([3, 5])
  expect(staleIds(refusal({}))).toEqual([])
  expect(staleIds(new ApiError({ status: 0, code: 'network_error' }))).toEqual([])
})
