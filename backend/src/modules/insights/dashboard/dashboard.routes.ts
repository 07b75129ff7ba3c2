import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { DashboardService } from './dashboard.service.ts'

export const dashboardRoutes = (dashboard: DashboardService): Route[] => [
  defineRoute('POST /api/Dashboard/GetSellerInfo', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ session, scope, body }) => dashboard.sellerInfo({ session, scope }, body),
  }),
]
