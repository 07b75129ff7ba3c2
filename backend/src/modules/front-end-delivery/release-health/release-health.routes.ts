import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ReleaseHealthService } from './release-health.service.ts'

export const releaseHealthRoutes = (health: ReleaseHealthService): Route[] => [
  defineRoute('POST /api/Release/Report', {
    rateLimit: { max: 600, windowSeconds: 60 },
    handler: async ({ session, body }) => {
      await health.report(session, body)
      return {}
    },
  }),
  defineRoute('GET /api/Release/Health', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ query }) => health.health(query),
  }),
]
