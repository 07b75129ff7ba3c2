import { z } from 'zod'
import { clocksProblem, overlapOnCircle, spanOfDay } from './hours.ts'
import { BUSY_MINUTES } from './state-choices.ts'

export const BusyMinutes = z.literal(BUSY_MINUTES)

const PrepTime = z.strictObject({
  from: z.string().max(5),
  to: z.string().max(5),
  minutes: z.int().min(1).max(180),
})

const PrepTimes = z
  .array(PrepTime)
  .max(8)
  .superRefine((times, context) => {
    for (const [index, time] of times.entries()) {
      const earlier = times.slice(0, index)
      const problem =
        clocksProblem(time) ??
        (earlier.some(each => overlapOnCircle(spanOfDay(each), spanOfDay(time), 24 * 60))
          ? 'overlapping_hours'
          : null)
      if (!problem) continue
      context.addIssue({ code: 'custom', message: problem, path: [index], input: times })
      return
    }
  })

/** Automatic actions of a branch on orders. Each is off by default. */
export const AcceptancePolicy = z.strictObject({
  isAutomatic: z.boolean().default(false).describe('Sufra accepts new orders as they arrive'),
  prepTimes: PrepTimes.default([]).describe(
    'preparation minutes by time of day; otherwise the minutes of the branch apply',
  ),
  busyAfter: z
    .strictObject({ orders: z.int().min(2).max(500), minutes: BusyMinutes })
    .nullable()
    .default(null)
    .describe('number of open orders from which the branch is busy'),
  pauseAfterMissed: z
    .int()
    .min(2)
    .max(20)
    .nullable()
    .default(null)
    .describe('number of consecutive missed orders after which the branch is paused, with an alert'),
})
export type AcceptancePolicy = z.infer<typeof AcceptancePolicy>
