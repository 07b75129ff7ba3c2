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

it('for the whole brand a product is on sale as long as it is visible, whatever one branch does', () => {
  expect(dishStateOf(snoozedIn([1, SOON]), BRAND)).toMatchObject({ isOnSale: true, reach: 'brand' })
  const hidden = sampleProduct({ isVisible: false, snoozedUntil: SOON })
  expect(dishStateOf(hidden, BRAND)).toEqual({
    isOnSale: false,
    until: SOON,
    reach: 'brand',
    because: 'snoozed',
  })
})

it('in a branch it is what that branch has snoozed', () => {
  const product = snoozedIn([1, SOON])
  expect(dishStateOf(product, at(1))).toMatchObject({ isOnSale: false, until: SOON, reach: 'branches' })
  expect(dishStateOf(product, at(2))).toMatchObject({ isOnSale: true, reach: 'branches' })
})

it('in several branches it is off sale only when all have it off, and back with the first', () => {
  expect(dishStateOf(snoozedIn([1, SOON]), at(1, 2)).isOnSale).toBe(true)
  expect(dishStateOf(snoozedIn([1, LATER], [2, SOON]), at(1, 2))).toMatchObject({
    isOnSale: false,
    until: SOON,
  })
  expect(dishStateOf(snoozedIn([1, null], [2, LATER]), at(1, 2)).until).toBe(LATER)
})

it('what the menu keeps from a branch is nothing that a press could change', () => {
  const product = sampleProduct({ excludeBranchesIds: [1] })
  expect(dishStateOf(product, at(1))).toMatchObject({ isOnSale: false, reach: null, because: 'keptOut' })
})

it('what is off for all is ended by who works at all, and not by who is limited', () => {
  const hidden = sampleProduct({ isVisible: false })
  expect(dishStateOf(hidden, at(1))).toMatchObject({ reach: 'brand', because: 'everywhere' })
  expect(dishStateOf(hidden, { branchIds: [1], isLimited: true }).reach).toBeNull()
})
