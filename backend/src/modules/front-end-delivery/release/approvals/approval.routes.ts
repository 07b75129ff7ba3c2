import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ReleaseService } from '../release.service.ts'
import type { NameOf } from '../tokens/caller.ts'

export const approvalRoutes = ({
  releases,
  nameOf,
}: {
  releases: ReleaseService
  nameOf: NameOf
}): Route[] => [
  defineRoute('POST /api/Release/DecideClaims', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, session }) =>
      releases.decideClaims({ ...body, who: await nameOf(session.userId) }),
  }),
]
