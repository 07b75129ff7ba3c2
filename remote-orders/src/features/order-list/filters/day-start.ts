import type { Branch } from '@sufra/shared/contracts/merchant'

export interface DayStart {
  /** latest hour at which a shown branch begins its business day */
  hour: number
  /** the shown branches begin their day at different hours */
  isMixed: boolean
}

type DayBranch = Pick<Branch, 'id' | 'dayStartHour'>

/** Returns the start of the business day of the shown branches; `branchId` null: all branches. */
export const dayStartOf = (branches: readonly DayBranch[], branchId: number | null): DayStart => {
  const shown = branches.filter(({ id }) => branchId === null || id === branchId)
  const hours = shown.map(({ dayStartHour }) => dayStartHour)
  const hour = Math.max(0, ...hours)
  return { hour, isMixed: hours.some(each => each !== hour) }
}
