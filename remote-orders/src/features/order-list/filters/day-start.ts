import type { Branch } from '@sufra/shared/contracts/merchant'

export interface DayStart {
  /** the latest hour at which the business day of a shown branch begins */
  hour: number
  /** the shown branches begin their day at different hours */
  isMixed: boolean
}

type DayBranch = Pick<Branch, 'id' | 'dayStartHour'>

/** When the business day of the shown branches begins; `branchId` null: all of them. */
export const dayStartOf = (branches: readonly DayBranch[], branchId: number | null): DayStart => {
  const shown = branches.filter(({ id }) => branchId === null || id === branchId)
  const hours = shown.map(({ dayStartHour }) => dayStartHour)
  const hour = Math.max(0, ...hours)
  return { hour, isMixed: hours.some(each => each !== hour) }
}
