import { refuseForeign } from '#src/modules/front-end-delivery/release/deploy-token.service.ts'
import { sourceOf } from '#src/modules/front-end-delivery/release/right-source.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { ReleaseOverrides } from './release-override.service.ts'

export const releaseOverrideRoutes = (overrides: ReleaseOverrides): Route[] => [
  defineRoute('POST /api/Release/SignOverride', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, session, deployer }) => {
      refuseForeign(deployer, { name: body.name })
      return overrides.sign(body, sourceOf({ session, deployer }))
    },
  }),
  defineRoute('POST /api/Release/CheckOverride', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: ({ body }) => overrides.check(body.proof),
  }),
]
