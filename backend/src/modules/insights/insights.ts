import type { Platform } from '#src/platform.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { createDashboardService } from './dashboard/dashboard.service.ts'
import { setupRoutes } from './dashboard/setup.routes.ts'
import { createSetupService } from './dashboard/setup.service.ts'

/** What a merchant reads about its own business. */
export const composeInsights = (platform: Platform) => ({
  routes: [
    ...dashboardRoutes(createDashboardService(platform)),
    ...setupRoutes(createSetupService(platform)),
  ],
})
