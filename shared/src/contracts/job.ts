import { z } from 'zod'
import { Id, Instant, PageQuery, pageOf } from './wire.ts'

/**
 * `Failed` waits for its next attempt. `Dead` has used its last one, and stays until a person runs it again or deletes
 * it.
 */
export const JobState = z.enum(['Waiting', 'Running', 'Failed', 'Dead'])
export type JobState = z.infer<typeof JobState>

/** A background job: its kind and state, without its payload. */
export const Job = z.object({
  id: Id,
  kind: z.string().describe('e.g. "deliver-mail"'),
  state: JobState,
  attempts: z.int(),
  maxAttempts: z.int(),
  lastError: z.string().nullable().describe('start of the last error'),
  createdAt: Instant,
  nextTryAt: Instant.nullable().describe('null while it runs and after the last attempt'),
})
export type Job = z.infer<typeof Job>

export const JobListQuery = PageQuery.extend({ State: JobState.optional() })

/** The list, dead letters first, with counts by state. */
export const JobPage = pageOf(Job).extend({ counts: z.record(JobState, z.int()) })
export type JobPage = z.infer<typeof JobPage>
