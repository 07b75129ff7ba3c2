import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SetupService } from './setup.service.ts'

export const setupRoutes = (setup: SetupService): Route[] => [
  defineRoute('GET /api/Dashboard/GetSetup', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ session }) => setup.list(session.accountId),
  }),
]
