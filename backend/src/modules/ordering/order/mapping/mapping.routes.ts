import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MappingService } from './mapping.service.ts'

const rateLimit = { max: 120, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const mappingRoutes = (mappings: MappingService): Route[] => [
  defineRoute('GET /api/ProductMapping/Get', {
    rateLimit,
    handler: ({ scope, query }) => mappings.list(scope, query),
  }),
  defineRoute('GET /api/ProductMapping/GetHistory', {
    rateLimit,
    handler: ({ scope, query }) => mappings.history(scope, query),
  }),
  defineRoute('PUT /api/ProductMapping/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => mappings.update(session, body),
  }),
  defineRoute('DELETE /api/ProductMapping/Delete', {
    rateLimit: writes,
    handler: ({ session, query }) => mappings.remove(session, query.Id),
  }),
]
