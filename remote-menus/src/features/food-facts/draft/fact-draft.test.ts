import { sampleProduct } from '#src/testing/sample-products.ts'
import { changesOf, factsIn, withEdits, withoutSaved } from './fact-draft.ts'

const KABSA = sampleProduct({ id: 1, calories: 500, allergens: ['milk'] })
const TEA = sampleProduct({ id: 2, isDrink: true })
const NONE = new Map()

it('what is typed of a product is shown over what is stored, and other products stay', () => {
  const draft = withEdits(NONE, [{ product: KABSA, facts: { calories: 600 } }])
  expect(factsIn(draft, KABSA)).toMatchObject({ calories: 600, allergens: ['milk'] })
  expect(factsIn(draft, TEA)).toMatchObject({ calories: null, isDrink: true })
})

it('a second fact of a product is added to the first one', () => {
  const first = withEdits(NONE, [{ product: KABSA, facts: { calories: 600 } }])
  const both = withEdits(first, [{ product: KABSA, facts: { sodiumMg: 900 } }])
  expect(changesOf(both, [KABSA])).toEqual([{ product: KABSA, facts: { calories: 600, sodiumMg: 900 } }])
  expect(changesOf(first, [KABSA])).toEqual([{ product: KABSA, facts: { calories: 600 } }])
})

it('a figure that is typed back is no change', () => {
  const typed = withEdits(NONE, [{ product: KABSA, facts: { calories: 600, allergens: [] } }])
  const back = withEdits(typed, [{ product: KABSA, facts: { calories: 500, allergens: ['milk'] } }])
  expect(back.size).toBe(0)
})

it('a figure that is emptied is a change: null is unsaid, and 0 is an answer', () => {
  const emptied = withEdits(NONE, [{ product: KABSA, facts: { calories: null } }])
  expect(changesOf(emptied, [KABSA])).toEqual([{ product: KABSA, facts: { calories: null } }])
  const zero = withEdits(NONE, [{ product: TEA, facts: { calories: 0 } }])
  expect(changesOf(zero, [TEA])).toEqual([{ product: TEA, facts: { calories: 0 } }])
})

it('what somebody else stored meanwhile just so is no change any more', () => {
  const draft = withEdits(NONE, [{ product: KABSA, facts: { calories: 600, sodiumMg: 900 } }])
  expect(changesOf(draft, [{ ...KABSA, calories: 600 }])).toEqual([
    { product: { ...KABSA, calories: 600 }, facts: { sodiumMg: 900 } },
  ])
  expect(changesOf(draft, [{ ...KABSA, calories: 600, sodiumMg: 900 }])).toEqual([])
})

it('of what is saved only what was typed meanwhile is left: another cell, and a figure that was typed back', () => {
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

it('of some products only their own changes count', () => {
  const draft = withEdits(NONE, [
    { product: KABSA, facts: { calories: 600 } },
    { product: TEA, facts: { caffeineMg: 40 } },
  ])
  expect(changesOf(draft, [TEA])).toEqual([{ product: TEA, facts: { caffeineMg: 40 } }])
})
