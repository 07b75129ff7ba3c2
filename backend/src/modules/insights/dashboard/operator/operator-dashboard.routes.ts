import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { OperatorDashboard } from './operator-dashboard.service.ts'

const reads = { max: 300, windowSeconds: 60 }

export const operatorDashboardRoutes = (dashboard: OperatorDashboard): Route[] => [
  defineRoute('POST /api/Dashboard/GetMerchants', {
    rateLimit: reads,
    handler: ({ session, body }) => dashboard.merchants(session.permissions, body),
  }),
  defineRoute('POST /api/Dashboard/GetRevenue', {
    rateLimit: reads,
    handler: ({ session, body }) => dashboard.revenue(session.permissions, body),
  }),
  defineRoute('POST /api/Dashboard/GetConnections', {
    rateLimit: reads,
    handler: () => dashboard.connections(),
  }),
  defineRoute('POST /api/Dashboard/GetReleases', {
    rateLimit: reads,
    handler: ({ session, body }) => dashboard.releases(session.permissions, body),
  }),
]
