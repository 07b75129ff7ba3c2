import type { DashboardFigures, DashboardHours } from '@sufra/shared/contracts/dashboard'

export type DayFigure = 'orders' | 'sales' | 'averageTicket'

// What a merchant asks for first stands first.
export const DAY_FIGURES = ['sales', 'orders', 'averageTicket'] as const satisfies DayFigure[]

/** By how much a figure differs from the same weekdays before, as a share; null when there is nothing to compare with. */
export const changeOf = (
  figures: Pick<DashboardFigures, DayFigure | 'previous'>,
  figure: DayFigure,
): number | null => {
  const before = figures.previous[figure]
  return before === 0 ? null : (figures[figure] - before) / before
}

export interface HourPoint {
  hour: number
  orders: number
  before: number
}

// A chart narrower than this looks like an accident.
const SHORTEST_DAY = 8
const OPENING_HOUR = 10

/** The stretch of the day in which orders come or came, at least eight hours, so that empty nights do not squeeze the chart. */
export const busyHours = ({ hours, previous }: Pick<DashboardHours, 'hours' | 'previous'>): HourPoint[] => {
  const points = hours.map(({ orders }, hour) => ({ hour, orders, before: previous[hour]?.orders ?? 0 }))
  const busy = points.filter(({ orders, before }) => orders + before > 0)
  const first = Math.min(busy[0]?.hour ?? OPENING_HOUR, points.length - SHORTEST_DAY)
  const last = Math.max(busy.at(-1)?.hour ?? 0, first + SHORTEST_DAY - 1)
  return points.slice(first, last + 1)
}
