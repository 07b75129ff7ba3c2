import { z } from 'zod'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { HealthService } from './health.service.ts'

const Health = z.object({ status: z.enum(['ok', 'starting']), missing: z.array(z.string()) })

export const healthRoutes = (health: HealthService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/health',
    summary:
      '200 when the database is migrated and seeded and every required remote is released, otherwise 503',
    access: 'public',
    rateLimit: { max: 1200, windowSeconds: 60 },
    response: Health,
    handler: async ({ reply }) => {
      const missing = await health.missing()
      void reply.code(missing.length ? 503 : 200)
      return { status: missing.length ? ('starting' as const) : ('ok' as const), missing }
    },
  }),
]
