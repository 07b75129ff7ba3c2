import type { SellerInfo } from '@sufra/shared/contracts/dashboard'

export type DayFigure = 'orders' | 'sales' | 'averageTicket'

export const DAY_FIGURES = ['orders', 'sales', 'averageTicket'] as const satisfies DayFigure[]

/** By how much today differs from the same weekday a week before, as a share; null when there is nothing to compare with. */
export const changeOf = (
  info: Pick<SellerInfo, DayFigure | 'previous'>,
  figure: DayFigure,
): number | null => {
  const before = info.previous[figure]
  return before === 0 ? null : (info[figure] - before) / before
}

export interface HourPoint {
  hour: number
  orders: number
}

// A chart narrower than this looks like an accident.
const SHORTEST_DAY = 8
const OPENING_HOUR = 10

/** The stretch of the day in which orders came, at least eight hours, so that empty nights do not squeeze the chart. */
export const busyHours = (byHour: SellerInfo['byHour']): HourPoint[] => {
  const points = byHour.map(({ orders }, hour) => ({ hour, orders }))
  const busy = points.filter(({ orders }) => orders > 0)
  const first = Math.min(busy[0]?.hour ?? OPENING_HOUR, points.length - SHORTEST_DAY)
  const last = Math.max(busy.at(-1)?.hour ?? 0, first + SHORTEST_DAY - 1)
  return points.slice(first, last + 1)
}
