import type { Foundation } from '#src/foundation.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { createDashboardService } from './dashboard/dashboard.service.ts'
import { createPanelsService } from './dashboard/panels.service.ts'
import { setupRoutes } from './dashboard/setup.routes.ts'
import { createSetupService } from './dashboard/setup.service.ts'
import { createRollUp } from './dashboard/order-day/roll-up.service.ts'

/** What a merchant reads about its own business. */
export const composeInsights = (foundation: Foundation) => {
  createRollUp(foundation)
  return {
    routes: [
      ...dashboardRoutes(createDashboardService(foundation), createPanelsService(foundation)),
      ...setupRoutes(createSetupService(foundation)),
    ],
  }
}
