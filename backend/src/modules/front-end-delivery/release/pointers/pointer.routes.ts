import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { whoMay } from '../tokens/caller.ts'
import type { NameOf } from '../tokens/caller.ts'
import type { ReleaseService } from '../release.service.ts'

/** What moves a pointer between versions that were published. */
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
      releases.promote({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute('POST /api/Release/Canary', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.canary({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute('POST /api/Release/Rollback', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.rollback({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute('POST /api/Release/Disable', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.disable({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute('POST /api/Release/Enable', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) =>
      releases.enable({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
]
