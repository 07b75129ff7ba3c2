import { PlanList } from '@sufra/shared/contracts/plan'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { PlanService } from './plan.service.ts'

export const planRoutes = (plans: PlanService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Plan/GetAll',
    summary: 'The plans on offer',
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    response: PlanList,
    handler: () => plans.offered(),
  }),
]
