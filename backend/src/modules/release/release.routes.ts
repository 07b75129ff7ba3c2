import { PointerAnswer, PublishRequest } from '@sufra/shared/contracts/release'
import {
  MerchantChannel,
  MerchantChannelRequest,
  PruneAnswer,
  PruneRequest,
  ReleaseHistory,
  ReleaseHistoryQuery,
  ReleaseList,
  UploadAnswer,
  UploadQuery,
} from '@sufra/shared/contracts/release-control'
import { LARGEST_FILE } from '#src/stored-file.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import { whoMay, type NameOf } from './caller.ts'
import type { ReleaseService } from './release.service.ts'
import { LARGEST_CONTRACT } from './stored-version.ts'

const NO_BYTES = Buffer.alloc(0)

const writeRoutes = ({ releases, nameOf }: { releases: ReleaseService; nameOf: NameOf }): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Release/Upload',
    summary: 'Lays one file of a version into the store; the body is its bytes',
    access: 'deploy',
    // A version has some dozens of files, and a first start publishes every remote.
    rateLimit: { max: 1200, windowSeconds: 60 },
    raw: true,
    bodyLimit: LARGEST_FILE,
    query: UploadQuery,
    response: UploadAnswer,
    handler: async ({ query, body, ...caller }) => {
      const who = await whoMay(caller, { name: query.name }, nameOf)
      return releases.upload({ ...query, who }, Buffer.isBuffer(body) ? body : NO_BYTES)
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Release/Publish',
    summary: 'Makes a version of a remote the stable one of a channel',
    access: 'deploy',
    rateLimit: { max: 60, windowSeconds: 60 },
    bodyLimit: LARGEST_CONTRACT,
    body: PublishRequest,
    response: PointerAnswer,
    handler: async ({ body, ...caller }) =>
      releases.publish({ ...body, who: await whoMay(caller, body, nameOf) }),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Release/Prune',
    summary: 'Forgets old versions of a remote with their files',
    access: 'deploy',
    rateLimit: { max: 60, windowSeconds: 60 },
    body: PruneRequest,
    response: PruneAnswer,
    handler: async ({ body, ...caller }) => {
      await whoMay(caller, { name: body.name }, nameOf)
      return releases.prune(body)
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Release/SetMerchantChannel',
    summary: 'Says which channel of releases a merchant gets',
    access: ['SuperAdmin'],
    rateLimit: { max: 120, windowSeconds: 60 },
    body: MerchantChannelRequest,
    response: MerchantChannel,
    handler: ({ body }) => releases.setMerchantChannel(body),
  }),
]

const readRoutes = ({ releases }: { releases: ReleaseService }): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Release/Get',
    summary: 'Every pointer and every version that is kept',
    access: 'deploy',
    rateLimit: { max: 300, windowSeconds: 60 },
    response: ReleaseList,
    handler: () => releases.list(),
  }),
  defineRoute({
    method: 'GET',
    path: '/api/Release/History',
    summary: 'The last 200 changes of pointers and the last 200 uploads, newest first',
    access: 'deploy',
    rateLimit: { max: 300, windowSeconds: 60 },
    query: ReleaseHistoryQuery,
    response: ReleaseHistory,
    handler: ({ query }) => releases.history(query.name),
  }),
]

export const releaseRoutes = (delivery: { releases: ReleaseService; nameOf: NameOf }): Route[] => [
  ...writeRoutes(delivery),
  ...readRoutes(delivery),
]
