import { z } from 'zod'
import { defineJob } from '#src/jobs/job-kind.ts'

/**
 * A mail is handed over by a job that knows its number and nothing else: no code, link or address is in the row of the job.
 * Twelve tries reach over 22 hours.
 */
export const DELIVER_MAIL = defineJob({
  name: 'deliver-mail',
  payload: z.object({ mailId: z.int() }),
  maxAttempts: 12,
})
