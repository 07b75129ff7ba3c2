import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { EntitlementService } from './entitlement.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const entitlementRoutes = (entitlements: EntitlementService): Route[] => [
  defineRoute('GET /api/Feature/GetByAccountId', {
    rateLimit: reads,
    handler: ({ session, query }) => entitlements.features(session, query.AccountId),
  }),
  defineRoute('GET /api/Plan/GetByAccountId', {
    rateLimit: reads,
    handler: ({ query }) => entitlements.plans(query.AccountId),
  }),
  defineRoute('PUT /api/Feature/Override', {
    rateLimit: writes,
    handler: ({ session, body }) => entitlements.override(body, session.userId),
  }),
  defineRoute('PUT /api/Feature/EndOverride', {
    rateLimit: writes,
    handler: ({ session, body }) => entitlements.endOverride(body, session.userId),
  }),
]
