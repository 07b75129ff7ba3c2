import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { RevenueService } from './revenue.service.ts'

const reads = { max: 300, windowSeconds: 60 }

export const revenueRoutes = (revenue: RevenueService): Route[] => [
  defineRoute('POST /api/Revenue/GetMovement', { rateLimit: reads, handler: () => revenue.movement() }),
  defineRoute('POST /api/Revenue/GetPlans', { rateLimit: reads, handler: () => revenue.plans() }),
  defineRoute('POST /api/Revenue/GetCohorts', { rateLimit: reads, handler: () => revenue.cohorts() }),
  defineRoute('POST /api/Revenue/GetForecast', { rateLimit: reads, handler: () => revenue.forecast() }),
  defineRoute('POST /api/Revenue/GetPaid', { rateLimit: reads, handler: () => revenue.paid() }),
  defineRoute('GET /api/Revenue/GetRows', {
    rateLimit: reads,
    handler: ({ query }) => revenue.rows(query),
  }),
]
