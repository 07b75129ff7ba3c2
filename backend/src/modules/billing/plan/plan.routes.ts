import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { PlanService } from './plan.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const planRoutes = (plans: PlanService): Route[] => [
  defineRoute('GET /api/Plan/GetAll', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: () => plans.offered(),
  }),
  defineRoute('GET /api/Plan/Get', {
    rateLimit: reads,
    handler: ({ query }) => plans.list(query),
  }),
  defineRoute('GET /api/Plan/Get/Id', {
    rateLimit: reads,
    handler: ({ query }) => plans.get(query.Id),
  }),
  defineRoute('POST /api/Plan/Add', {
    rateLimit: writes,
    handler: ({ session, body, request }) =>
      plans.add({ byUserId: session.userId, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Plan/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => plans.update(body, session.userId),
  }),
  defineRoute('PUT /api/Plan/Sort', {
    rateLimit: writes,
    handler: ({ session, body }) => plans.sort(body, session.userId),
  }),
  defineRoute('DELETE /api/Plan/Delete', {
    rateLimit: writes,
    handler: ({ session, query }) => plans.remove(query.Id, session.userId),
  }),
]
