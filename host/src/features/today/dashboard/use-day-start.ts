import { useQuery } from '@tanstack/react-query'
import { branchesQuery } from '#src/merchant/branches.queries.ts'

const HOUR_MS = 3_600_000

export interface DayStart {
  /** the latest hour at which the business day of a shown branch begins */
  hour: number
  /** the shown branches begin their day at different hours */
  isMixed: boolean
  /** The clock on which the business day begins at midnight. */
  tradeTime: (instant: number) => number
}

const at = (hour: number, isMixed: boolean): DayStart => ({
  hour,
  isMixed,
  tradeTime: instant => instant - hour * HOUR_MS,
})

/** For figures of all merchants. */
export const CALENDAR_DAY = at(0, false)

/** When the business day of the shown branches begins; `branchId` null: all branches of the reader. */
export const useDayStart = (branchId: number | null): DayStart => {
  const { data: branches = [] } = useQuery(branchesQuery)
  const shown = branchId === null ? branches : branches.filter(({ id }) => id === branchId)
  const hours = shown.map(({ dayStartHour }) => dayStartHour)
  const hour = Math.max(0, ...hours)
  return at(
    hour,
    hours.some(each => each !== hour),
  )
}
