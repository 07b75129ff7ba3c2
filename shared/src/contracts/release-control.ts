import { z } from 'zod'
import { ApprovalState, ClaimLimits, ReleaseApproval } from './release-claims.ts'
import { AllowLower, ChannelName, PublishRequest, RemoteName, RemoteVersionName } from './release.ts'
import { Id, Instant } from './wire.ts'

/** Names a pointer and its expected value; the body of Rollback, Disable and Enable. */
export const PointerRequest = PublishRequest.pick({
  name: true,
  channel: true,
  why: true,
  expectedRevision: true,
})
export type PointerRequest = z.input<typeof PointerRequest>

/** Makes the running canary the stable version, or with `from` another channel's stable version. */
export const PromoteRequest = PointerRequest.extend({
  from: ChannelName.optional(),
  allowLower: AllowLower,
})
export type PromoteRequest = z.input<typeof PromoteRequest>

/** Returns to the previous version, or with `to` to one of the channel's fallbacks; a repeat changes nothing. */
export const RollbackRequest = PointerRequest.extend({ to: RemoteVersionName.optional() })
export type RollbackRequest = z.input<typeof RollbackRequest>

/** `healthy`: pages run it. `failing`: too many attempts ended without a screen. `unknown`: no reports. */
export const VersionVerdict = z.enum(['healthy', 'failing', 'unknown'])
export type VersionVerdict = z.infer<typeof VersionVerdict>

/** GET /api/Release/Fallbacks: versions to which a channel can be rolled back, the latest stable one first. */
export const FallbackQuery = z.object({ name: RemoteName, channel: ChannelName.default('stable') })
export const Fallback = z.object({
  version: RemoteVersionName,
  lastLiveAt: Instant.describe('time at which it last became stable'),
  ready: z.int().describe('loads that ended with a screen, within the retention of reports'),
  failed: z.int(),
  verdict: VersionVerdict,
  isUsual: z.boolean().describe('version that a rollback without a version uses'),
})
export type Fallback = z.infer<typeof Fallback>
export const FallbackList = z.array(Fallback)

/** Gives a published version to a percentage of merchants; 0 ends the canary. */
export const CanaryRequest = PointerRequest.extend({
  version: RemoteVersionName,
  percent: z.int().min(0).max(100),
})
export type CanaryRequest = z.input<typeof CanaryRequest>

/** One file of a version on its way into the store; the bytes are the body. Repeating an upload is no error. */
export const UploadQuery = z.object({
  name: RemoteName,
  version: RemoteVersionName,
  file: z
    .string()
    .max(200)
    .regex(/^(?!.*\.\.)[\w][\w./-]*$/),
  sha384: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
})
export const UploadAnswer = z.object({ isNew: z.boolean() })

export const ReleaseAction = z.enum([
  'publish',
  'promote',
  'canary',
  'rollback',
  'disable',
  'enable',
  'automatic-rollback',
])
export type ReleaseAction = z.infer<typeof ReleaseAction>

/** One change of a pointer: person, time, reason, old and new value. */
export const ReleaseChange = z.object({
  revision: z.int(),
  at: Instant,
  who: z.string().describe('name of the user or label of the deploy token'),
  action: ReleaseAction,
  name: RemoteName,
  channel: ChannelName,
  from: z.string().nullable(),
  to: z.string().nullable(),
  why: z.string().nullable(),
})
export type ReleaseChange = z.infer<typeof ReleaseChange>

/** An upload into the store of a version, published or not. */
export const ReleaseUpload = z.object({
  action: z.literal('upload'),
  at: Instant.describe('time of the last file'),
  who: z.string().describe('name of the user or label of the deploy token'),
  name: RemoteName,
  version: RemoteVersionName,
  files: z.int(),
  bytes: z.int(),
})
export type ReleaseUpload = z.infer<typeof ReleaseUpload>

/** GET /api/Release/History: the last 200 changes, uploads, and claims that needed approval, newest first. */
export const ReleaseHistoryQuery = z.object({ name: RemoteName.optional() })
export const ReleaseHistory = z.array(
  z.discriminatedUnion('action', [ReleaseUpload, ReleaseApproval, ReleaseChange]),
)
export type ReleaseHistory = z.infer<typeof ReleaseHistory>

export const ReleaseVersion = z.object({
  name: RemoteName,
  version: RemoteVersionName,
  publishedAt: Instant,
  publishedBy: z.string(),
  sizeBrotli: z.int().describe('bytes of its JavaScript'),
  isLive: z.boolean().describe('true if a channel serves it'),
  approval: ApprovalState.describe('only approved versions are served'),
})
export type ReleaseVersion = z.infer<typeof ReleaseVersion>

/** GET /api/Release/Get: every pointer and every stored version. */
export const ReleaseList = z.object({
  revision: z.int(),
  pointers: z.array(
    z.object({
      name: RemoteName,
      channel: ChannelName,
      stable: z.string().nullable(),
      previous: z.string().nullable(),
      canary: z.object({ version: z.string(), percent: z.int() }).nullable(),
      disabled: z.boolean(),
    }),
  ),
  versions: z.array(ReleaseVersion),
  claims: z
    .array(z.object({ name: RemoteName, limits: ClaimLimits }))
    .describe('claims of the served version of each remote'),
  waiting: z.array(ReleaseApproval).describe('versions with claims beyond the limits, oldest first'),
})
export type ReleaseList = z.infer<typeof ReleaseList>

/** Deletes versions: never one that is live or was within seven days, and never the newest `keep`. */
export const PruneRequest = z.strictObject({ name: RemoteName, keep: z.int().min(1).max(1000) })
export const PruneAnswer = z.object({ removed: z.array(z.string()), kept: z.int() })
export type PruneAnswer = z.infer<typeof PruneAnswer>

/** A deploy token in lists. The token itself is shown once, on creation. */
export const DeployToken = z.object({
  id: Id,
  label: z.string(),
  remote: RemoteName,
  channel: ChannelName,
  limits: ClaimLimits.nullable().describe('null for no limits besides the approval'),
  createdAt: Instant,
  createdBy: z.string(),
  lastUsedAt: Instant.nullable(),
  revokedAt: Instant.nullable(),
})
export type DeployToken = z.infer<typeof DeployToken>
export const DeployTokenList = z.array(DeployToken)

export const DeployTokenRequest = z.strictObject({
  label: z.string().trim().min(2).max(60),
  remote: RemoteName,
  channel: ChannelName.default('stable'),
  limits: ClaimLimits.nullable().default(null),
})
export type DeployTokenRequest = z.input<typeof DeployTokenRequest>
export const NewDeployToken = DeployToken.extend({ token: z.string() })
export type NewDeployToken = z.infer<typeof NewDeployToken>

/** Release channel of a merchant's browsers; null: the deployment's default. */
export const MerchantChannelRequest = z.strictObject({ accountId: Id, channel: ChannelName.nullable() })
export type MerchantChannelRequest = z.input<typeof MerchantChannelRequest>
export const MerchantChannel = z.object({ accountId: Id, channel: ChannelName.nullable() })
export type MerchantChannel = z.infer<typeof MerchantChannel>

const GoingName = z.strictObject({
  from: z.string(),
  name: z.string(),
  since: z.string(),
  removedIn: z.string(),
  instead: z.string(),
})

/** A host in use, with which `check` compares a remote. */
export const HostFacts = z.strictObject({
  version: z.string().max(60),
  hostApi: z.string().max(20),
  deprecated: z.array(GoingName).optional().describe('deprecated exports; absent in older hosts'),
  provides: z.record(
    z.string(),
    z.strictObject({
      version: z.string(),
      exports: z.array(z.string()).nullable().describe('exports of `version`; null if unknown'),
    }),
  ),
})
export type HostFacts = z.infer<typeof HostFacts>
export const HostList = z.array(HostFacts)
