import { sampleProduct } from '#src/testing/sample-products.ts'
import { undoCalls } from './undo-calls.ts'

const NOW = Date.parse('2026-11-22T10:00:00.000Z')
const END = '2026-11-22T12:00:00.000Z'

it('activates products that were on sale and snoozes others until their previous end', () => {
  const before = [
    sampleProduct({ id: 1 }),
    sampleProduct({ id: 2, isVisible: false, snoozedUntil: END, snoozeReason: 'no mint' }),
    sampleProduct({ id: 3 }),
    sampleProduct({ id: 4, isVisible: false }),
  ]
  expect(undoCalls(before, null, NOW)).toEqual([
    { kind: 'activate', body: { productIds: [1, 3] } },
    { kind: 'snooze', body: { productIds: [2], until: END, reason: 'no mint' } },
    { kind: 'snooze', body: { productIds: [4], until: null } },
  ])
})

it('restores each branch separately and skips products that the menu excludes from a branch', () => {
  const product = sampleProduct({
    excludeBranchesIds: [1, 3],
    branchSnoozes: [{ branchId: 1, until: END, reason: null }],
  })
  expect(undoCalls([product], [1, 2, 3], NOW)).toEqual([
    { kind: 'snooze', body: { productIds: [1], branchIds: [1], until: END } },
    { kind: 'activate', body: { productIds: [1], branchIds: [2] } },
  ])
})

it('activates a product whose previous snooze has ended meanwhile', () => {
  const until = '2026-11-22T09:59:59.000Z'
  const before = [
    sampleProduct({ id: 1, isVisible: false, snoozedUntil: until, snoozeReason: 'no mint' }),
    sampleProduct({ id: 2 }),
  ]
  expect(undoCalls(before, null, NOW)).toEqual([{ kind: 'activate', body: { productIds: [1, 2] } }])
  const inBranch = sampleProduct({
    excludeBranchesIds: [3],
    branchSnoozes: [{ branchId: 3, until, reason: null }],
  })
  expect(undoCalls([inBranch], [3], NOW)).toEqual([
    { kind: 'activate', body: { productIds: [1], branchIds: [3] } },
  ])
})

it("splits the products by the server's limit per call", () => {
  const before = Array.from({ length: 1001 }, (_none, at) => sampleProduct({ id: at + 1 }))
  expect(undoCalls(before, null, NOW).map(({ body }) => body.productIds.length)).toEqual([500, 500, 1])
})
