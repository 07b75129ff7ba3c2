import type { DashboardFigures, DashboardHours } from '@sufra/shared/contracts/dashboard'

export type DayFigure = 'orders' | 'sales' | 'averageTicket'

// In order of importance to a merchant.
export const DAY_FIGURES = ['sales', 'orders', 'averageTicket'] as const satisfies DayFigure[]

/** Returns the relative change against the same weekdays before; null without a comparison. */
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

// Minimum number of hours in the chart.
const SHORTEST_DAY = 8
const OPENING_HOUR = 10

/** Returns the hours with orders now or before, at least eight, so that empty nights do not squeeze the chart. */
export const busyHours = ({ hours, previous }: Pick<DashboardHours, 'hours' | 'previous'>): HourPoint[] => {
  const points = hours.map(({ orders }, hour) => ({ hour, orders, before: previous[hour]?.orders ?? 0 }))
  const busy = points.filter(({ orders, before }) => orders + before > 0)
  const first = Math.min(busy[0]?.hour ?? OPENING_HOUR, points.length - SHORTEST_DAY)
  const last = Math.max(busy.at(-1)?.hour ?? 0, first + SHORTEST_DAY - 1)
  return points.slice(first, last + 1)
}
