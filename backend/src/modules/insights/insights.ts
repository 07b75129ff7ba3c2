import type { Foundation } from '#src/foundation.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { createDashboardService } from './dashboard/dashboard.service.ts'
import { setupRoutes } from './dashboard/setup.routes.ts'
import { createSetupService } from './dashboard/setup.service.ts'

/** What a merchant reads about its own business. */
export const composeInsights = (foundation: Foundation) => ({
  routes: [
    ...dashboardRoutes(createDashboardService(foundation)),
    ...setupRoutes(createSetupService(foundation)),
  ],
})
