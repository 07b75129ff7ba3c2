import { LARGEST_FILE } from '#src/routing/stored-file.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { refuseForeign, refuseScoped } from './deploy-token.service.ts'
import { actorOf } from './tokens/caller.ts'
import type { NameOf } from './tokens/caller.ts'
import type { ReleaseService } from './release.service.ts'
import { LARGEST_CONTRACT } from './uploads/stored-version.ts'

const NO_BYTES = Buffer.alloc(0)

const writeRoutes = ({ releases, nameOf }: { releases: ReleaseService; nameOf: NameOf }): Route[] => [
  defineRoute('POST /api/Release/Upload', {
    // A version has some dozens of files, and the first start publishes every remote.
    rateLimit: { max: 1200, windowSeconds: 60 },
    bodyLimit: LARGEST_FILE,
    handler: async ({ query, body, ...caller }) => {
      const { who } = await actorOf(caller, { name: query.name }, nameOf)
      return releases.upload({ ...query, who }, Buffer.isBuffer(body) ? body : NO_BYTES)
    },
  }),
  defineRoute('POST /api/Release/Publish', {
    rateLimit: { max: 60, windowSeconds: 60 },
    bodyLimit: LARGEST_CONTRACT,
    handler: async ({ body, ...caller }) => {
      if (body.approve) refuseScoped(caller.deployer)
      return releases.publish({ ...body, ...(await actorOf(caller, body, nameOf)) })
    },
  }),
  defineRoute('POST /api/Release/Prune', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ body, ...caller }) => {
      refuseForeign(caller.deployer, { name: body.name })
      return releases.prune(body)
    },
  }),
  defineRoute('POST /api/Release/SetMerchantChannel', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: ({ body }) => releases.setMerchantChannel(body),
  }),
]

const readRoutes = ({ releases }: { releases: ReleaseService }): Route[] => [
  defineRoute('GET /api/Release/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: () => releases.list(),
  }),
  defineRoute('GET /api/Release/History', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ query }) => releases.history(query.name),
  }),
]

export const releaseRoutes = (delivery: { releases: ReleaseService; nameOf: NameOf }): Route[] => [
  ...writeRoutes(delivery),
  ...readRoutes(delivery),
]
