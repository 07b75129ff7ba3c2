import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { actorOf } from '../tokens/caller.ts'
import type { NameOf } from '../tokens/caller.ts'
import type { ReleaseService } from '../release.service.ts'

/** Route of the versions that a channel can fall back to. */
export const fallbackRoute = (releases: ReleaseService): Route =>
  defineRoute('GET /api/Release/Fallbacks', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ query }) => releases.fallbacks(query),
  })

/** Routes that move a pointer between published versions. */
export const pointerRoutes = ({
  releases,
  nameOf,
}: {
  releases: ReleaseService
  nameOf: NameOf
}): Route[] => [
  defineRoute('POST /api/Release/Promote', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.promote({ ...body, ...(await actorOf(caller, body, nameOf)) }),
  }),
  defineRoute('POST /api/Release/Canary', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.canary({ ...body, ...(await actorOf(caller, body, nameOf)) }),
  }),
  defineRoute('POST /api/Release/Rollback', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.rollback({ ...body, ...(await actorOf(caller, body, nameOf)) }),
  }),
  defineRoute('POST /api/Release/Disable', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.disable({ ...body, ...(await actorOf(caller, body, nameOf)) }),
  }),
  defineRoute('POST /api/Release/Enable', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.enable({ ...body, ...(await actorOf(caller, body, nameOf)) }),
  }),
]
