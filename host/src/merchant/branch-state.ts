import type { Branch, BranchState } from '@sufra/shared/contracts/merchant'
import type { PillFamily } from '@sufra/shared/ui'

/** Colour families of the branch states (specification#branches). */
export const BRANCH_FAMILY: Record<BranchState, PillFamily> = {
  Open: 'active',
  Busy: 'pending',
  Paused: 'disabled',
  ClosedBySchedule: 'neutral',
  Disabled: 'disabled',
}

/** Returns whether a branch takes orders; a busy one does. */
export const takesOrders = ({ state }: Pick<Branch, 'state'>): boolean => state === 'Open' || state === 'Busy'

export const countOpen = (branches: Branch[]): number => branches.filter(takesOrders).length
