import {
  CanaryRequest,
  DeployTokenList,
  DeployTokenRequest,
  HostFacts,
  HostList,
  MerchantChannel,
  MerchantChannelRequest,
  NewDeployToken,
  PointerRequest,
  PromoteRequest,
  PruneAnswer,
  PruneRequest,
  ReleaseHistory,
  ReleaseHistoryQuery,
  ReleaseList,
  UploadAnswer,
  UploadQuery,
} from '#src/contracts/release-control.ts'
import { ReleaseHealth, ReleaseHealthQuery, ReleaseReport } from '#src/contracts/release-health.ts'
import {
  AllowedOverride,
  CheckOverrideRequest,
  SignOverrideRequest,
  SignedOverride,
} from '#src/contracts/release-override.ts'
import { PointerAnswer, PublishRequest } from '#src/contracts/release.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { IdQuery } from '#src/contracts/wire.ts'
import { defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const releaseEndpoints = defineEndpoints({
  'POST /api/Release/Report': {
    summary: 'Tells how the remotes fared in a page',
    access: ['SuperAdmin', 'Admin', 'BranchManager', 'Cashier', 'Kitchen', 'Custom'],
    whileSuspended: true,
    body: ReleaseReport,
    answer: z.object({}),
  },
  'GET /api/Release/Health': {
    summary: 'How every version fares in browsers, and when a canary is taken back',
    access: 'deploy',
    query: ReleaseHealthQuery,
    answer: ReleaseHealth,
  },
  'POST /api/Release/SignOverride': {
    summary: 'Signs a link that runs a build of a team’s own in the tab of whoever opens it',
    access: 'deploy',
    body: SignOverrideRequest,
    answer: SignedOverride,
  },
  'POST /api/Release/CheckOverride': {
    summary: 'What a signed link allows',
    access: ALL_ROLES,
    whileSuspended: true,
    body: CheckOverrideRequest,
    answer: AllowedOverride,
  },
  'GET /api/Release/Tokens': {
    summary: 'All deploy tokens, without the tokens themselves',
    access: ['SuperAdmin'],
    answer: DeployTokenList,
  },
  'POST /api/Release/AddToken': {
    summary: 'Makes a deploy token for one remote in one channel; the answer is the only one that shows it',
    access: ['SuperAdmin'],
    body: DeployTokenRequest,
    answer: NewDeployToken,
  },
  'DELETE /api/Release/RevokeToken': {
    summary: 'Ends a deploy token at once',
    access: ['SuperAdmin'],
    query: IdQuery,
    answer: z.object({}),
    errors: ['not_found'],
  },
  'GET /api/Release/Hosts': {
    summary: 'The last released versions of the host, and what they share',
    access: 'deploy',
    answer: HostList,
  },
  'POST /api/Release/RegisterHost': {
    summary: 'Says what a released version of the host shares',
    access: 'deploy',
    body: HostFacts,
    answer: HostList,
  },
  'POST /api/Release/Promote': {
    summary: 'Makes the canary the stable version, or what is stable in another channel',
    access: 'deploy',
    body: PromoteRequest,
    answer: PointerAnswer,
    errors: ['not_found', 'already_exists', 'stale_version', 'illegal_transition'],
  },
  'POST /api/Release/Canary': {
    summary: 'Gives a version to a share of the merchants',
    access: 'deploy',
    body: CanaryRequest,
    answer: PointerAnswer,
    errors: ['not_found', 'already_exists', 'stale_version'],
  },
  'POST /api/Release/Rollback': {
    summary: 'Returns to the previous version',
    access: 'deploy',
    body: PointerRequest,
    answer: PointerAnswer,
    errors: ['not_found', 'stale_version', 'illegal_transition'],
  },
  'POST /api/Release/Disable': {
    summary: 'Takes a remote out of a channel',
    access: 'deploy',
    body: PointerRequest,
    answer: PointerAnswer,
    errors: ['not_found', 'stale_version'],
  },
  'POST /api/Release/Enable': {
    summary: 'Lets a remote into its channel again',
    access: 'deploy',
    body: PointerRequest,
    answer: PointerAnswer,
    errors: ['not_found', 'stale_version'],
  },
  'POST /api/Release/Upload': {
    summary: 'Lays one file of a version into the store; the body is its bytes',
    access: 'deploy',
    query: UploadQuery,
    raw: true,
    answer: UploadAnswer,
    errors: ['already_exists'],
  },
  'POST /api/Release/Publish': {
    summary: 'Makes a version of a remote the stable one of a channel',
    access: 'deploy',
    body: PublishRequest,
    answer: PointerAnswer,
    errors: ['already_exists', 'stale_version'],
  },
  'POST /api/Release/Prune': {
    summary: 'Forgets old versions of a remote with their files',
    access: 'deploy',
    body: PruneRequest,
    answer: PruneAnswer,
    errors: ['not_found'],
  },
  'POST /api/Release/SetMerchantChannel': {
    summary: 'Says which channel of releases a merchant gets',
    access: ['SuperAdmin'],
    body: MerchantChannelRequest,
    answer: MerchantChannel,
    errors: ['not_found'],
  },
  'GET /api/Release/Get': {
    summary: 'Every pointer and every version that is kept',
    access: 'deploy',
    answer: ReleaseList,
  },
  'GET /api/Release/History': {
    summary: 'The last 200 changes of pointers and the last 200 uploads, newest first',
    access: 'deploy',
    query: ReleaseHistoryQuery,
    answer: ReleaseHistory,
  },
})
