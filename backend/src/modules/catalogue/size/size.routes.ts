import { idempotencyKeyOf } from '#src/modules/infrastructure/infrastructure.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SizeService } from './size.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 240, windowSeconds: 60 }

export const sizeRoutes = (sizes: SizeService): Route[] => [
  defineRoute('GET /api/Size/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => sizes.list(scope, query),
  }),
  defineRoute('GET /api/Size/Get/Id', {
    rateLimit: reads,
    handler: ({ scope, query }) => sizes.get(scope, query.Id),
  }),
  defineRoute('POST /api/Size/Add', {
    rateLimit: writes,
    handler: ({ scope, body, request }) => sizes.add({ scope, key: idempotencyKeyOf(request) }, body),
  }),
  defineRoute('PUT /api/Size/Update', {
    rateLimit: writes,
    handler: ({ scope, body }) => sizes.update(scope, body),
  }),
  defineRoute('DELETE /api/Size/Delete', {
    rateLimit: writes,
    handler: ({ scope, query }) => sizes.remove(scope, query.Id),
  }),
]
