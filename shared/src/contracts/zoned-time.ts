const formats = new Map<string, Intl.DateTimeFormat>()

const formatFor = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  formats.set(timeZone, made)
  return made
}

const partsOf = (instant: Date, timeZone: string): Record<string, string> =>
  Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instant)
      .map(part => [part.type, part.value]),
  )

/** Returns the date in the time zone, as `2026-08-15`. */
export const localDate = (instant: Date, timeZone: string): string => {
  const { year, month, day } = partsOf(instant, timeZone)
  return `${year}-${month}-${day}`
}

/** Returns the weekday; 0 = Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay()

const offsetMs = (instant: Date, timeZone: string): number => {
  const { year, month, day, hour, minute, second } = partsOf(instant, timeZone)
  const asUtc = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`)
  return asUtc - Math.floor(instant.getTime() / 1000) * 1000
}

/**
 * Returns the instant at which the zone's clock shows `minutes` after midnight of `date`; more than 24 h reach into the
 * next day.
 */
export const zonedInstant = (date: string, minutes: number, timeZone: string): Date => {
  const wall = Date.parse(`${date}T00:00:00Z`) + minutes * 60_000
  return new Date(wall - offsetMs(new Date(wall), timeZone))
}

export const nextMidnight = (instant: Date, timeZone: string): Date =>
  zonedInstant(localDate(instant, timeZone), 24 * 60, timeZone)
