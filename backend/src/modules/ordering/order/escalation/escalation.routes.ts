import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { EscalationService } from './escalation.service.ts'

const rateLimit = { max: 120, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const escalationRoutes = (escalations: EscalationService): Route[] => [
  defineRoute('GET /api/Escalation/Get', {
    rateLimit,
    handler: ({ session, query }) => escalations.get(session, query.BranchId),
  }),
  defineRoute('PUT /api/Escalation/Update', {
    rateLimit: writes,
    handler: ({ session, body }) => escalations.update(session, body),
  }),
  defineRoute('GET /api/Escalation/NearlyMissed', {
    rateLimit,
    handler: ({ session, query }) => escalations.nearlyMissed(session, query.BranchId),
  }),
]
