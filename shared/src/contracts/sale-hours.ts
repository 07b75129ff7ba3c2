import { z } from 'zod'
import { HoursPeriod } from './merchant.ts'
import { findHoursProblem } from './hours.ts'
import { CalendarDay } from './wire.ts'

/**
 * When something is sold: weekly periods, overnight ones too, and the days between which they count (Ramadan; both
 * included, null for open ended). In the branch's own time. Absent altogether: whenever the branch is open.
 */
export const SaleHours = z
  .strictObject({
    periods: z.array(HoursPeriod).min(1, { error: 'no_sale_hours' }).max(42),
    startsOn: CalendarDay.nullable().default(null),
    endsOn: CalendarDay.nullable().default(null),
  })
  .superRefine(({ periods, startsOn, endsOn }, context) => {
    const found = findHoursProblem(periods)
    if (found)
      context.addIssue({
        code: 'custom',
        message: found.problem,
        path: ['periods', found.index],
        input: periods,
      })
    if (startsOn && endsOn && endsOn < startsOn)
      context.addIssue({ code: 'custom', message: 'ends_before_start', path: ['endsOn'], input: endsOn })
  })
export type SaleHours = z.infer<typeof SaleHours>
