import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { BusinessTypeService } from './business-type.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const businessTypeRoutes = (types: BusinessTypeService): Route[] => [
  defineRoute('GET /api/Type/Get', {
    rateLimit: reads,
    handler: ({ query }) => types.list(query),
  }),
  defineRoute('GET /api/Type/Get/Id', {
    rateLimit: reads,
    handler: ({ query }) => types.get(query.Id),
  }),
  defineRoute('POST /api/Type/Add', {
    rateLimit: writes,
    handler: ({ body, request }) => types.add(body, idempotencyKeyOf(request)),
  }),
  defineRoute('PUT /api/Type/Update', {
    rateLimit: writes,
    handler: ({ body }) => types.update(body),
  }),
  defineRoute('DELETE /api/Type/Delete', {
    rateLimit: writes,
    handler: ({ query }) => types.remove(query.Id),
  }),
]
