import { Job, JobListQuery, JobPage } from '#src/contracts/job.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const jobEndpoints = defineEndpoints({
  'GET /api/Job/GetAll': {
    summary: 'Lists background jobs: waiting, running, failed and dead',
    access: ['SuperAdmin'],
    query: JobListQuery,
    answer: JobPage,
  },
  'PUT /api/Job/Retry': {
    summary: 'Runs a failed or dead job again at once, with all its attempts',
    access: ['SuperAdmin'],
    query: IdQuery,
    body: NoBody,
    answer: Job,
    errors: ['not_found', 'illegal_transition'],
  },
  'DELETE /api/Job/Delete': {
    summary: 'Deletes a job that is not running',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: z.object({}),
    errors: ['not_found', 'illegal_transition'],
  },
})
