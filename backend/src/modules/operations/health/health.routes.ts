import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { HealthService } from './health.service.ts'

export const healthRoutes = (health: HealthService): Route[] => [
  defineRoute('GET /api/health', {
    rateLimit: { max: 1200, windowSeconds: 60 },
    handler: async ({ reply }) => {
      const missing = await health.missing()
      void reply.code(missing.length ? 503 : 200)
      return { status: missing.length ? ('starting' as const) : ('ok' as const), missing }
    },
  }),
]
