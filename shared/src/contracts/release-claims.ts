import { z } from 'zod'
import { ChannelName, PointerAnswer, RemoteName, RemoteVersionName } from './release.ts'
import { RoleName } from './role.ts'
import { Instant } from './wire.ts'

/** A request of a remote to the host: a path, a sidebar entry, or a background start. */
export const ReleaseClaim = z.object({
  kind: z.enum(['path', 'nav', 'background']),
  what: z.string().describe('path; for a sidebar entry its id, place and path; empty for background'),
  roles: z.array(RoleName).describe('roles that get it'),
  permission: z.string().nullable().describe('permission that the role also needs'),
})
export type ReleaseClaim = z.infer<typeof ReleaseClaim>

/** Claims of a version beyond those of the served version of its remote, and dropped ones. */
export const ClaimChanges = z.object({ added: z.array(ReleaseClaim), removed: z.array(ReleaseClaim) })
export type ClaimChanges = z.infer<typeof ClaimChanges>

export const ApprovalState = z.enum(['waiting', 'approved', 'refused'])
export type ApprovalState = z.infer<typeof ApprovalState>

/** A version that claims more than its remote had. It is not served before the operator approves. */
export const ReleaseApproval = z.object({
  action: z.literal('claims'),
  name: RemoteName,
  version: RemoteVersionName,
  channel: ChannelName.describe('channel of the publication'),
  state: ApprovalState,
  changes: ClaimChanges,
  at: Instant.describe('time of the request'),
  who: z.string().describe('name of the user or label of the deploy token'),
  why: z.string().nullable(),
  decidedAt: Instant.nullable(),
  decidedBy: z.string().nullable(),
  reason: z.string().nullable().describe('reason of the decision'),
})
export type ReleaseApproval = z.infer<typeof ReleaseApproval>

/** POST /api/Release/DecideClaims. A refusal needs a reason. */
export const DecideClaimsRequest = z
  .strictObject({
    name: RemoteName,
    version: RemoteVersionName,
    isApproved: z.boolean(),
    reason: z.string().trim().max(300).default(''),
  })
  .refine(({ isApproved, reason }) => isApproved || reason !== '', { path: ['reason'], error: 'required' })
export type DecideClaimsRequest = z.input<typeof DecideClaimsRequest>

/** `isLive`: the channel serves the version now. False if the channel has moved on since the publication. */
export const DecideClaimsAnswer = z.object({ state: ApprovalState, isLive: z.boolean() })
export type DecideClaimsAnswer = z.infer<typeof DecideClaimsAnswer>

/**
 * Pointers after the change; `waiting` lists the claims that need approval before this version is served, null: none.
 */
export const PublishAnswer = PointerAnswer.extend({ waiting: ClaimChanges.nullable() })
export type PublishAnswer = z.infer<typeof PublishAnswer>

const Place = z.int().min(0).max(100_000)
const PathPrefix = z.string().regex(/^[A-Za-z0-9][\w-]*(\/[\w:-]+)*$/, { error: 'invalid_format' })

/** Limits of a deploy token: a publication beyond them is refused without an approval request. */
export const ClaimLimits = z.strictObject({
  roles: z.array(RoleName).min(1),
  paths: z.array(PathPrefix).min(1).max(100).describe('each path includes all paths below it'),
  background: z.boolean().describe('true if it may run before it is opened'),
  nav: z.strictObject({ from: Place, to: Place }).nullable().describe('places in the sidebar; null for none'),
  kilobytes: z
    .int()
    .min(1)
    .max(10_000)
    .nullable()
    .describe('limit of its JavaScript in KB, brotli; null for no limit'),
})
export type ClaimLimits = z.infer<typeof ClaimLimits>
