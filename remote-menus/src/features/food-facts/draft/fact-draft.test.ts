import { sampleProduct } from '#src/testing/sample-products.ts'
import { changesOf, factsIn, withEdits, withoutSaved } from './fact-draft.ts'

const KABSA = sampleProduct({ id: 1, calories: 500, allergens: ['milk'] })
const TEA = sampleProduct({ id: 2, isDrink: true })
const NONE = new Map()

it('shows the input of a product over its stored value and keeps other products', () => {
  const draft = withEdits(NONE, [{ product: KABSA, facts: { calories: 600 } }])
  expect(factsIn(draft, KABSA)).toMatchObject({ calories: 600, allergens: ['milk'] })
  expect(factsIn(draft, TEA)).toMatchObject({ calories: null, isDrink: true })
})

it('adds a second fact of a product to the first', () => {
  const first = withEdits(NONE, [{ product: KABSA, facts: { calories: 600 } }])
  const both = withEdits(first, [{ product: KABSA, facts: { sodiumMg: 900 } }])
  expect(changesOf(both, [KABSA])).toEqual([{ product: KABSA, facts: { calories: 600, sodiumMg: 900 } }])
  expect(changesOf(first, [KABSA])).toEqual([{ product: KABSA, facts: { calories: 600 } }])
})

it('treats a figure that is typed back as no change', () => {
  const typed = withEdits(NONE, [{ product: KABSA, facts: { calories: 600, allergens: [] } }])
  const back = withEdits(typed, [{ product: KABSA, facts: { calories: 500, allergens: ['milk'] } }])
  expect(back.size).toBe(0)
})

it('treats an emptied figure as a change to null, which differs from 0', () => {
  const emptied = withEdits(NONE, [{ product: KABSA, facts: { calories: null } }])
  expect(changesOf(emptied, [KABSA])).toEqual([{ product: KABSA, facts: { calories: null } }])
  const zero = withEdits(NONE, [{ product: TEA, facts: { calories: 0 } }])
  expect(changesOf(zero, [TEA])).toEqual([{ product: TEA, facts: { calories: 0 } }])
})

it('drops a change that another user has saved with the same value', () => {
  const draft = withEdits(NONE, [{ product: KABSA, facts: { calories: 600, sodiumMg: 900 } }])
  expect(changesOf(draft, [{ ...KABSA, calories: 600 }])).toEqual([
    { product: { ...KABSA, calories: 600 }, facts: { sodiumMg: 900 } },
  ])
  expect(changesOf(draft, [{ ...KABSA, calories: 600, sodiumMg: 900 }])).toEqual([])
})

it('keeps only input made during the save: another cell, or a figure that was typed back', () => {
  const sent = [{ product: KABSA, facts: { calories: 600, sodiumMg: 900 } }]
  const typed = withEdits(withEdits(NONE, sent), [
    { product: KABSA, facts: { calories: 500, caffeineMg: 40 } },
    { product: TEA, facts: { caffeineMg: 50 } },
  ])
  const left = withoutSaved(typed, sent)
  expect(changesOf(left, [{ ...KABSA, calories: 600, sodiumMg: 900 }, TEA])).toEqual([
    expect.objectContaining({ facts: { calories: 500, caffeineMg: 40 } }),
    { product: TEA, facts: { caffeineMg: 50 } },
  ])
  expect(withoutSaved(withEdits(NONE, sent), sent).size).toBe(0)
})

it('returns only changes of the given products', () => {
  const draft = withEdits(NONE, [
    { product: KABSA, facts: { calories: 600 } },
    { product: TEA, facts: { caffeineMg: 40 } },
  ])
  expect(changesOf(draft, [TEA])).toEqual([{ product: TEA, facts: { caffeineMg: 40 } }])
})
