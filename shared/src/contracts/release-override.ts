import { z } from 'zod'
import { RemoteName } from './release.ts'
import { Instant } from './wire.ts'

/**
 * POST /api/Release/SignOverride, by the operator or the deploy token of that remote: a person who opens the link runs
 * a build from `url` instead of the released one, in their own tab. The origin of `url` must be allow-listed.
 */
export const SignOverrideRequest = z.strictObject({
  name: RemoteName,
  url: z.url({ protocol: /^https?$/ }).max(500),
  minutes: z.int().min(1).max(1440).default(480),
})
export type SignOverrideRequest = z.input<typeof SignOverrideRequest>

/** `query` is the part that a link appends to any address of the host: `remote-menus=…&remote-proof=…`. */
export const SignedOverride = z.object({ query: z.string(), proof: z.string(), expiresAt: Instant })
export type SignedOverride = z.infer<typeof SignedOverride>

/** POST /api/Release/CheckOverride: permission of a proof. 400 `validation` if it is forged or expired. */
export const CheckOverrideRequest = z.strictObject({ proof: z.string().max(2000) })
export type CheckOverrideRequest = z.input<typeof CheckOverrideRequest>
export const AllowedOverride = z.object({ name: RemoteName, url: z.string(), expiresAt: Instant })
export type AllowedOverride = z.infer<typeof AllowedOverride>
