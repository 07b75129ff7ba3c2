import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { JobService } from './job.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }

export const jobRoutes = (jobs: JobService): Route[] => [
  defineRoute('GET /api/Job/GetAll', { rateLimit, handler: ({ query }) => jobs.list(query) }),
  defineRoute('PUT /api/Job/Retry', { rateLimit, handler: ({ query }) => jobs.retry(query.Id) }),
  defineRoute('DELETE /api/Job/Delete', {
    rateLimit,
    handler: async ({ query }) => {
      await jobs.remove(query.Id)
      return {}
    },
  }),
]
