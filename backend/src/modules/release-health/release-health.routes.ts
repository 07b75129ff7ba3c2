import { z } from 'zod'
import { ReleaseHealth, ReleaseHealthQuery, ReleaseReport } from '@sufra/shared/contracts/release-health'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { ReleaseHealthService } from './release-health.service.ts'

export const releaseHealthRoutes = (health: ReleaseHealthService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Release/Report',
    summary: 'Tells how the remotes fared in a page',
    access: ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'],
    // All devices of a shop have one address, and each page reports every ten seconds at most.
    whileSuspended: true,
    rateLimit: { max: 600, windowSeconds: 60 },
    body: ReleaseReport,
    response: z.object({}),
    handler: async ({ session, body }) => {
      await health.report(session, body)
      return {}
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Release/Health',
    summary: 'How every version fares in browsers, and when a canary is taken back',
    access: 'deploy',
    rateLimit: { max: 300, windowSeconds: 60 },
    query: ReleaseHealthQuery,
    response: ReleaseHealth,
    handler: ({ query }) => health.health(query),
  }),
]
