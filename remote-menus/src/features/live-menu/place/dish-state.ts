import type { BranchSnooze } from '@sufra/shared/contracts/availability'
import type { Product } from '@sufra/shared/contracts/product'
import type { Place } from './place.ts'

type Availability = Pick<Product, 'isVisible' | 'snoozedUntil' | 'excludeBranchesIds' | 'branchSnoozes'>

/** How a product stands at a place. */
export interface DishState {
  isOnSale: boolean
  /** when it comes back by itself */
  until: string | null
  /** where a press counts; null where it is not this person's to change */
  reach: 'brand' | 'branches' | null
  /** `everywhere`, seen from a branch; `keptOut`: the menu itself does not sell it there */
  because: 'snoozed' | 'everywhere' | 'keptOut' | null
}

// What comes back first ends the wait; null counts only where nothing has an end.
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
