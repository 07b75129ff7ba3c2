import {
  AllowedOverride,
  CheckOverrideRequest,
  SignedOverride,
  SignOverrideRequest,
} from '@sufra/shared/contracts/release-override'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { refuseForeign } from '#src/modules/release/deploy-token.service.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { ReleaseOverrides } from './release-override.service.ts'

export const releaseOverrideRoutes = (overrides: ReleaseOverrides): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Release/SignOverride',
    summary: 'Signs a link that runs a build of a team’s own in the tab of whoever opens it',
    access: 'deploy',
    rateLimit: { max: 60, windowSeconds: 60 },
    body: SignOverrideRequest,
    response: SignedOverride,
    handler: async ({ body, deployer }) => {
      refuseForeign(deployer, { name: body.name })
      return overrides.sign(body)
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Release/CheckOverride',
    summary: 'What a signed link allows',
    access: ALL_ROLES,
    whileSuspended: true,
    rateLimit: { max: 120, windowSeconds: 60 },
    body: CheckOverrideRequest,
    response: AllowedOverride,
    handler: ({ body }) => overrides.check(body.proof),
  }),
]
