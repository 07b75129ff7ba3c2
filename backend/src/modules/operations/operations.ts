import type { ReleaseService } from '#src/modules/front-end-delivery/front-end-delivery.ts'
import type { Platform } from '#src/platform.ts'
import { healthRoutes } from './health/health.routes.ts'
import { createHealthService } from './health/health.service.ts'
import { jobRoutes } from './job/job.routes.ts'
import { createJobService } from './job/job.service.ts'

/** What whoever runs Sufra has to know of it. */
export const composeOperations = (platform: Platform, { releases }: { releases: ReleaseService }) => ({
  routes: [
    ...healthRoutes(createHealthService(platform, releases)),
    ...jobRoutes(createJobService(platform)),
  ],
})
