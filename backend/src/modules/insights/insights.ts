import type { Foundation } from '#src/app/foundation.ts'
import { dashboardRoutes } from './dashboard/dashboard.routes.ts'
import { createDashboardService } from './dashboard/dashboard.service.ts'
import { createPanelsService } from './dashboard/panels.service.ts'
import { setupRoutes } from './dashboard/setup.routes.ts'
import { createSetupService } from './dashboard/setup.service.ts'
import { operatorDashboardRoutes } from './dashboard/operator/operator-dashboard.routes.ts'
import { createOperatorDashboard } from './dashboard/operator/operator-dashboard.service.ts'
import { weeklyReportRoutes } from './dashboard/weekly-report/weekly-report.routes.ts'
import { createWeeklyReportService } from './dashboard/weekly-report/weekly-report.service.ts'
import { createRollUp } from './dashboard/order-day/roll-up.service.ts'

/**
 * Creates the services of figures: for a merchant about its own business, and for the operator about all
 * merchants.
 */
export const composeInsights = (foundation: Foundation) => {
  createRollUp(foundation)
  const panels = createPanelsService(foundation)
  return {
    routes: [
      ...dashboardRoutes(createDashboardService(foundation), panels),
      ...operatorDashboardRoutes(createOperatorDashboard(foundation)),
      ...weeklyReportRoutes(createWeeklyReportService(foundation, panels)),
      ...setupRoutes(createSetupService(foundation)),
    ],
  }
}
