import type { ReleaseService } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import type { Foundation } from '#src/foundation.ts'
import { healthRoutes } from './health/health.routes.ts'
import { createHealthService } from './health/health.service.ts'
import { jobRoutes } from './job/job.routes.ts'
import { createJobService } from './job/job.service.ts'

/** What whoever runs Sufra has to know of it. */
export const composeOperations = (foundation: Foundation, { releases }: { releases: ReleaseService }) => ({
  routes: [
    ...healthRoutes(createHealthService(foundation, releases)),
    ...jobRoutes(createJobService(foundation)),
  ],
})
