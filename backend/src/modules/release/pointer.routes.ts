import { PointerAnswer } from '@sufra/shared/contracts/release'
import { CanaryRequest, PointerRequest, PromoteRequest } from '@sufra/shared/contracts/release-control'
import { defineRoute, type Route } from '#src/routing/route.ts'
import { whoMay, type NameOf } from './caller.ts'
import type { ReleaseService } from './release.service.ts'

const CHANGE = {
  method: 'POST',
  access: 'deploy',
  rateLimit: { max: 60, windowSeconds: 60 },
  response: PointerAnswer,
} as const

/** What moves a pointer between versions that were published. */
export const pointerRoutes = ({
  releases,
  nameOf,
}: {
  releases: ReleaseService
  nameOf: NameOf
}): Route[] => [
  defineRoute({
    ...CHANGE,
    path: '/api/Release/Promote',
    summary: 'Makes the canary the stable version, or what is stable in another channel',
    body: PromoteRequest,
    handler: async ({ body, ...caller }) =>
      releases.promote({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute({
    ...CHANGE,
    path: '/api/Release/Canary',
    summary: 'Gives a version to a share of the merchants',
    body: CanaryRequest,
    handler: async ({ body, ...caller }) =>
      releases.canary({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute({
    ...CHANGE,
    path: '/api/Release/Rollback',
    summary: 'Returns to the previous version',
    body: PointerRequest,
    handler: async ({ body, ...caller }) =>
      releases.rollback({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute({
    ...CHANGE,
    path: '/api/Release/Disable',
    summary: 'Takes a remote out of a channel',
    body: PointerRequest,
    handler: async ({ body, ...caller }) =>
      releases.disable({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute({
    ...CHANGE,
    path: '/api/Release/Enable',
    summary: 'Lets a remote into its channel again',
    body: PointerRequest,
    handler: async ({ body, ...caller }) =>
      releases.enable({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
]
