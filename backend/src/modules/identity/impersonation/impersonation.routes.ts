import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ImpersonationService } from './impersonation.service.ts'

const reads = { max: 300, windowSeconds: 60 }
const writes = { max: 60, windowSeconds: 60 }

export const impersonationRoutes = (views: ImpersonationService): Route[] => [
  defineRoute('POST /api/AccountView/Begin', {
    rateLimit: writes,
    handler: ({ session, body }) => views.begin(session, body),
  }),
  defineRoute('POST /api/AccountView/Leave', {
    rateLimit: writes,
    handler: async ({ session }) => {
      await views.leave(session)
      return {}
    },
  }),
  defineRoute('GET /api/AccountView/Get', {
    rateLimit: reads,
    handler: ({ scope, query }) => views.list(scope, query),
  }),
]
