import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { FeatureService } from './feature.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const featureRoutes = (features: FeatureService): Route[] => [
  defineRoute('GET /api/Feature/Get', {
    rateLimit: reads,
    handler: ({ query }) => features.list(query),
  }),
  defineRoute('GET /api/Feature/Get/Id', {
    rateLimit: reads,
    handler: ({ query }) => features.get(query.Id),
  }),
  defineRoute('POST /api/Feature/Add', {
    rateLimit: writes,
    handler: ({ session, body }) => features.add(body, session.userId),
  }),
  defineRoute('PUT /api/Feature/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => features.update(body, session.userId),
  }),
  defineRoute('DELETE /api/Feature/Delete', {
    rateLimit: writes,
    handler: ({ session, query }) => features.remove(query.Id, session.userId),
  }),
]
