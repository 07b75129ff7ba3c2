import type { BranchSnooze } from '@sufra/shared/contracts/availability'
import type { Product } from '@sufra/shared/contracts/product'
import type { Place } from './place.ts'

type Availability = Pick<Product, 'isVisible' | 'snoozedUntil' | 'excludeBranchesIds' | 'branchSnoozes'>

/** State of a product at a place. */
export interface DishState {
  isOnSale: boolean
  /** end of the snooze, if it has one */
  until: string | null
  /** scope of a change; null if the user may not change it */
  reach: 'brand' | 'branches' | null
  /** `everywhere`: snoozed for the brand, seen from a branch; `keptOut`: the menu excludes it from the branch */
  because: 'snoozed' | 'everywhere' | 'keptOut' | null
}

// Returns the earliest end; null only if no snooze has an end.
const firstEnd = (snoozes: readonly BranchSnooze[]): string | null =>
  snoozes
    .flatMap(({ until }) => until ?? [])
    .toSorted()
    .at(0) ?? null

const ON_SALE = { isOnSale: true, until: null, because: null } as const

export const dishStateOf = (
  { isVisible, snoozedUntil, excludeBranchesIds, branchSnoozes }: Availability,
  { branchIds, isLimited }: Place,
): DishState => {
  if (!isVisible) {
    const because = branchIds === null ? 'snoozed' : 'everywhere'
    return { isOnSale: false, until: snoozedUntil, reach: isLimited ? null : 'brand', because }
  }
  if (branchIds === null) return { ...ON_SALE, reach: 'brand' }
  if (!branchIds.every(id => excludeBranchesIds.includes(id))) return { ...ON_SALE, reach: 'branches' }
  const snoozes = branchSnoozes.filter(({ branchId }) => branchIds.includes(branchId))
  if (snoozes.length === 0) return { isOnSale: false, until: null, reach: null, because: 'keptOut' }
  return { isOnSale: false, until: firstEnd(snoozes), reach: 'branches', because: 'snoozed' }
}

export const isOnSaleAt = (product: Availability, place: Place): boolean =>
  dishStateOf(product, place).isOnSale
