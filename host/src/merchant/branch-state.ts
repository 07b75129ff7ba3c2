import type { Branch, BranchState } from '@sufra/shared/contracts/merchant'
import type { PillFamily } from '@sufra/shared/ui'

/** The specification's colour families for the states of a branch (specification#branches). */
export const BRANCH_FAMILY: Record<BranchState, PillFamily> = {
  Open: 'active',
  Busy: 'pending',
  Paused: 'disabled',
  ClosedBySchedule: 'neutral',
  Disabled: 'disabled',
}

/** A busy branch still takes orders. */
export const takesOrders = ({ state }: Pick<Branch, 'state'>): boolean => state === 'Open' || state === 'Busy'

export const countOpen = (branches: Branch[]): number => branches.filter(takesOrders).length
