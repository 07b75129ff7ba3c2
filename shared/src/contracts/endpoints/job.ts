import { Job, JobListQuery, JobPage } from '#src/contracts/job.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const jobEndpoints = defineEndpoints({
  'GET /api/Job/GetAll': {
    summary: 'The work in the background: what waits, runs, failed and is dead',
    access: ['SuperAdmin'],
    query: JobListQuery,
    answer: JobPage,
  },
  'PUT /api/Job/Retry': {
    summary: 'Runs a job that failed or is dead again, at once and with all its tries',
    access: ['SuperAdmin'],
    query: IdQuery,
    body: NoBody,
    answer: Job,
    errors: ['not_found', 'illegal_transition'],
  },
  'DELETE /api/Job/Delete': {
    summary: 'Deletes a job that does not run',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: z.object({}),
    errors: ['not_found', 'illegal_transition'],
  },
})
