import { z } from 'zod'
import { PublishRequest, ReleasedVersion, RemoteName, RemoteVersionName } from './release.ts'
import { Id, Instant } from './wire.ts'

/** Name of a preview, e.g. after its branch: "pr-12". */
export const PreviewName = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/)

/**
 * POST /api/Release/PublishPreview, by the operator or the deploy token of that remote: opens an uploaded version to
 * everybody with its link. No channel serves it. The link always shows this build: another build of the name has a link
 * of its own, and publishing the same build again keeps its link and sets the new end. The name belongs to the token or
 * person with open previews of it.
 */
export const PublishPreviewRequest = PublishRequest.pick({
  name: true,
  version: true,
  baseUrl: true,
  integrity: true,
  contract: true,
}).extend({
  preview: PreviewName,
  days: z.int().min(1).max(30).default(7).describe('validity in days'),
})
export type PublishPreviewRequest = z.input<typeof PublishPreviewRequest>

export const PreviewState = z.enum(['open', 'over', 'revoked'])
export type PreviewState = z.infer<typeof PreviewState>

const PreviewFacts = z.object({
  name: RemoteName,
  preview: PreviewName,
  by: z.string().describe('name of the user or label of the deploy token'),
  until: Instant,
})

export const ReleasePreview = PreviewFacts.extend({
  id: Id,
  version: RemoteVersionName,
  at: Instant.describe('time of the last publication'),
  state: PreviewState,
  link: z.string().nullable().describe('URL at this host; null after expiry or revocation'),
})
export type ReleasePreview = z.infer<typeof ReleasePreview>

/** GET /api/Release/Previews: open ones first, then those that ended within the last thirty days. */
export const ReleasePreviewList = z.array(ReleasePreview)

/** POST /api/Release/OpenPreview: target of a link. 400 `validation` if it was not signed here. */
export const OpenPreviewRequest = z.strictObject({ token: z.string().max(1000) })
export type OpenPreviewRequest = z.input<typeof OpenPreviewRequest>
export const OpenedPreview = z.discriminatedUnion('state', [
  PreviewFacts.extend({ state: z.literal('open'), version: ReleasedVersion }),
  PreviewFacts.extend({ state: z.enum(['over', 'revoked']) }),
])
export type OpenedPreview = z.infer<typeof OpenedPreview>
