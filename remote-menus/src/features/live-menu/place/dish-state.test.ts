import { sampleProduct } from '#src/testing/sample-products.ts'
import { dishStateOf } from './dish-state.ts'

const BRAND = { branchIds: null, isLimited: false }
const at = (...branchIds: number[]) => ({ branchIds, isLimited: false })
const SOON = '2026-11-22T10:00:00.000Z'
const LATER = '2026-11-22T12:00:00.000Z'
const snoozedIn = (...ends: [branchId: number, until: string | null][]) =>
  sampleProduct({
    excludeBranchesIds: ends.map(([branchId]) => branchId),
    branchSnoozes: ends.map(([branchId, until]) => ({ branchId, until, reason: null })),
  })

it("uses only the product's visibility for the whole brand, regardless of branch snoozes", () => {
  expect(dishStateOf(snoozedIn([1, SOON]), BRAND)).toMatchObject({ isOnSale: true, reach: 'brand' })
  const hidden = sampleProduct({ isVisible: false, snoozedUntil: SOON })
  expect(dishStateOf(hidden, BRAND)).toEqual({
    isOnSale: false,
    until: SOON,
    reach: 'brand',
    because: 'snoozed',
  })
})

it("uses the branch's snooze for one branch", () => {
  const product = snoozedIn([1, SOON])
  expect(dishStateOf(product, at(1))).toMatchObject({ isOnSale: false, until: SOON, reach: 'branches' })
  expect(dishStateOf(product, at(2))).toMatchObject({ isOnSale: true, reach: 'branches' })
})

it('is off sale in several branches only if all have snoozed it, until the first end', () => {
  expect(dishStateOf(snoozedIn([1, SOON]), at(1, 2)).isOnSale).toBe(true)
  expect(dishStateOf(snoozedIn([1, LATER], [2, SOON]), at(1, 2))).toMatchObject({
    isOnSale: false,
    until: SOON,
  })
  expect(dishStateOf(snoozedIn([1, null], [2, LATER]), at(1, 2)).until).toBe(LATER)
})

it('cannot be changed for a product that the menu excludes from the branch', () => {
  const product = sampleProduct({ excludeBranchesIds: [1] })
  expect(dishStateOf(product, at(1))).toMatchObject({ isOnSale: false, reach: null, because: 'keptOut' })
})

it('lets users of all branches, but not limited ones, end a snooze of the brand', () => {
  const hidden = sampleProduct({ isVisible: false })
  expect(dishStateOf(hidden, at(1))).toMatchObject({ reach: 'brand', because: 'everywhere' })
  expect(dishStateOf(hidden, { branchIds: [1], isLimited: true }).reach).toBeNull()
})
