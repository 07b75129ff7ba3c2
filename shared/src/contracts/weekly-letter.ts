import { z } from 'zod'

/** Setting of one person: receives the report of the last week. */
export const WeeklyLetterChoice = z.strictObject({ isOn: z.boolean() })
export type WeeklyLetterChoice = z.infer<typeof WeeklyLetterChoice>

export const StopLetterQuery = z.object({ Token: z.string().max(60) })
