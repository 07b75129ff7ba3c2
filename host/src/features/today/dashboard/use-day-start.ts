import { useQuery } from '@tanstack/react-query'
import { branchesQuery } from '#src/merchant/branches.queries.ts'

export interface DayStart {
  /** latest hour at which the business day of a shown branch begins */
  hour: number
  /** the shown branches begin their day at different hours */
  isMixed: boolean
}

/** For figures of all merchants. */
export const CALENDAR_DAY: DayStart = { hour: 0, isMixed: false }

/** Returns the start of the business day of the shown branches; `branchId` null: all branches of the reader. */
export const useDayStart = (branchId: number | null): DayStart => {
  const { data: branches = [] } = useQuery(branchesQuery)
  const shown = branchId === null ? branches : branches.filter(({ id }) => id === branchId)
  const hours = shown.map(({ dayStartHour }) => dayStartHour)
  const hour = Math.max(0, ...hours)
  return { hour, isMixed: hours.some(each => each !== hour) }
}
