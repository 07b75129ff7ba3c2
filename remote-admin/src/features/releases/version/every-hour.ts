import type { VersionHealth } from '@sufra/shared/contracts/release-health'

const HOUR = 3_600_000
const LONGEST = 14 * 24

export type HourPoint = VersionHealth['timeline'][number]

/** Returns the points with empty hours filled in, so that the time axis is even; only the end of a long time. */
export const everyHour = (points: readonly HourPoint[]): HourPoint[] => {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return []
  const known = new Map(points.map(point => [Date.parse(point.at), point]))
  const end = Date.parse(last.at)
  const count = Math.min(LONGEST, Math.round((end - Date.parse(first.at)) / HOUR) + 1)
  return Array.from({ length: count }, (_, place) => {
    const time = end - (count - 1 - place) * HOUR
    return known.get(time) ?? { at: new Date(time).toISOString(), ready: 0, failed: 0 }
  })
}
