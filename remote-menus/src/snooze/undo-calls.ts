import type { Product } from '@sufra/shared/contracts/product'
import type { SnoozeRequest } from '@sufra/shared/contracts/snooze'
import type { ProductCall } from './snooze.ts'

/** Maximum number of products per call. */
export const LARGEST_CALL = 500

export const inCalls = <Each>(all: readonly Each[]): Each[][] =>
  Array.from({ length: Math.ceil(all.length / LARGEST_CALL) }, (_none, at) =>
    all.slice(at * LARGEST_CALL, (at + 1) * LARGEST_CALL),
  )

type Snoozed = Pick<SnoozeRequest, 'until' | 'reason'>
type Before = Snoozed & { branchIds?: number[]; isOnSale: boolean }

const ofBrand = ({ isVisible, snoozedUntil, snoozeReason }: Product): Before =>
  isVisible
    ? { isOnSale: true }
    : { isOnSale: false, until: snoozedUntil, ...(snoozeReason !== null && { reason: snoozeReason }) }

const ofBranch = ({ excludeBranchesIds, branchSnoozes }: Product, branchId: number): Before | undefined => {
  if (!excludeBranchesIds.includes(branchId)) return { branchIds: [branchId], isOnSale: true }
  const snooze = branchSnoozes.find(each => each.branchId === branchId)
  // Products that the menu excludes from the branch were not changed.
  if (!snooze) return undefined
  const { until, reason } = snooze
  return { branchIds: [branchId], isOnSale: false, until, ...(reason !== null && { reason }) }
}

// A snooze that has ended meanwhile counts as on sale.
const asOfNow = (state: Before, now: number): Before =>
  typeof state.until === 'string' && Date.parse(state.until) <= now
    ? { branchIds: state.branchIds, isOnSale: true }
    : state

/** Returns the calls that restore products to their state before a change of the brand (null) or of branches. */
export const undoCalls = (
  before: readonly Product[],
  branchIds: readonly number[] | null,
  now: number,
): ProductCall[] => {
  const groups = new Map<string, { state: Before; productIds: number[] }>()
  for (const product of before) {
    const states = branchIds ? branchIds.map(id => ofBranch(product, id)) : [ofBrand(product)]
    for (const then of states) {
      if (!then) continue
      const state = asOfNow(then, now)
      const key = JSON.stringify(state)
      const group = groups.get(key) ?? { state, productIds: [] }
      group.productIds.push(product.id)
      groups.set(key, group)
    }
  }
  return [...groups.values()].flatMap(({ state: { isOnSale, ...rest }, productIds }) =>
    inCalls(productIds).map((ids): ProductCall =>
      isOnSale
        ? {
            kind: 'activate',
            body: { productIds: ids, ...(rest.branchIds && { branchIds: rest.branchIds }) },
          }
        : { kind: 'snooze', body: { productIds: ids, ...rest } },
    ),
  )
}
