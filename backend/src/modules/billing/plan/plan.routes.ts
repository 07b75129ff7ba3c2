import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PlanService } from './plan.service.ts'

export const planRoutes = (plans: PlanService): Route[] => [
  defineRoute('GET /api/Plan/GetAll', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: () => plans.offered(),
  }),
]
