import type { HoursPeriod } from '#src/contracts/hours.ts'

export type DayMode = 'closed' | 'allDay' | 'periods'

/** Sunday first, as the week in Saudi Arabia. */
export const WEEK_DAYS = [0, 1, 2, 3, 4, 5, 6] as const

const USUAL = [{ from: '10:00', to: '23:00' }]
const MIDNIGHT = '00:00'
const MOST_PERIODS = 6

/** Returns the initial week of a new branch. */
export const defaultWeek = (): HoursPeriod[] =>
  WEEK_DAYS.flatMap(dayOfWeek => USUAL.map(period => ({ dayOfWeek, ...period })))

export const isAllDay = ({ from, to }: HoursPeriod): boolean => from === MIDNIGHT && to === MIDNIGHT

/** Returns true if the period closes on the day after it opened, later than midnight. */
export const endsNextDay = ({ from, to }: HoursPeriod): boolean =>
  from !== '' && to !== '' && to !== MIDNIGHT && to <= from

export const periodsOn = (week: readonly HoursPeriod[], day: number): HoursPeriod[] =>
  week.filter(({ dayOfWeek }) => dayOfWeek === day)

export const modeOf = (periods: readonly HoursPeriod[]): DayMode => {
  if (periods.length === 0) return 'closed'
  // Periods beside one that lasts all day overlap it, so they must be visible.
  return periods.every(isAllDay) ? 'allDay' : 'periods'
}

export const canAddPeriod = (periods: readonly HoursPeriod[]): boolean => periods.length < MOST_PERIODS

const withDay = (week: readonly HoursPeriod[], day: number, periods: readonly HoursPeriod[]): HoursPeriod[] =>
  WEEK_DAYS.flatMap(dayOfWeek =>
    dayOfWeek === day ? periods.map(period => ({ ...period, dayOfWeek })) : periodsOn(week, dayOfWeek),
  )

/** Returns the hours of the nearest earlier day with hours: most days resemble the one before. */
const nearestPeriods = (week: readonly HoursPeriod[], day: number): Omit<HoursPeriod, 'dayOfWeek'>[] => {
  const earlier = WEEK_DAYS.map(step => periodsOn(week, (day + 6 - step) % 7))
  return earlier.find(periods => modeOf(periods) === 'periods') ?? USUAL
}

export const withMode = (week: readonly HoursPeriod[], day: number, mode: DayMode): HoursPeriod[] => {
  if (mode === 'closed') return withDay(week, day, [])
  if (mode === 'allDay') return withDay(week, day, [{ dayOfWeek: day, from: MIDNIGHT, to: MIDNIGHT }])
  return withDay(
    week,
    day,
    nearestPeriods(withDay(week, day, []), day).map(({ from, to }) => ({ dayOfWeek: day, from, to })),
  )
}

/** Adds a period without times. */
export const withPeriodAdded = (week: readonly HoursPeriod[], day: number): HoursPeriod[] =>
  withDay(week, day, [...periodsOn(week, day), { dayOfWeek: day, from: '', to: '' }])

/** `place` is the index of the period within its day. */
export const withoutPeriod = (
  week: readonly HoursPeriod[],
  { day, place }: { day: number; place: number },
): HoursPeriod[] => withDay(week, day, periodsOn(week, day).toSpliced(place, 1))

export const withPeriodChanged = (
  week: readonly HoursPeriod[],
  { day, place }: { day: number; place: number },
  change: Partial<Pick<HoursPeriod, 'from' | 'to'>>,
): HoursPeriod[] =>
  withDay(
    week,
    day,
    periodsOn(week, day).map((period, index) => (index === place ? { ...period, ...change } : period)),
  )

/** Copies the hours of a day to other days. */
export const copiedTo = (week: readonly HoursPeriod[], day: number, to: readonly number[]): HoursPeriod[] =>
  to
    .reduce<readonly HoursPeriod[]>((copied, other) => withDay(copied, other, periodsOn(week, day)), week)
    .slice()
