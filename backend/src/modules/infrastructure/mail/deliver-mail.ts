import { z } from 'zod'
import { defineJob } from '#src/jobs/job-kind.ts'

/**
 * Job that delivers a mail. Its payload is the mail's id only, so that the job's row contains no code, link
 * or address. Twelve attempts take about 22 hours.
 */
export const DELIVER_MAIL = defineJob({
  name: 'deliver-mail',
  payload: z.object({ mailId: z.int() }),
  maxAttempts: 12,
})
