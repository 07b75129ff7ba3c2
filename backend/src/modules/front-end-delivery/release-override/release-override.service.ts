import type { z } from 'zod'
import type {
  AllowedOverride,
  SignedOverride,
  SignOverrideRequest,
} from '@sufra/shared/contracts/release-override'
import { validation } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { readProof, signProof } from './override-proof.ts'

const MINUTE_MS = 60_000

/** Links that let whoever opens them run a build of a team's own in the production host, in their own tab. */
export const createReleaseOverrides = ({ env, secrets }: Pick<Foundation, 'env' | 'secrets'>) => {
  // Its own origin too: a version that lies in the store and is not live yet can be looked at.
  const origins = [env.PUBLIC_URL, ...env.REMOTE_ORIGINS]
  const isListed = (url: string): boolean => origins.includes(new URL(url).origin)
  const key = secrets.overrideKey

  return {
    /** The origin must be one that this installation loads remotes from: 400 with `url` otherwise. */
    sign: async (request: z.output<typeof SignOverrideRequest>): Promise<SignedOverride> => {
      const { name, url, minutes } = request
      if (!isListed(url)) throw validation({ url: ['origin_not_listed'] })
      const expiresAt = new Date(Date.now() + minutes * MINUTE_MS)
      const proof = await signProof({ name, url, expiresAt }, key)
      const query = new URLSearchParams({ [`remote-${name}`]: url, 'remote-proof': proof }).toString()
      return { query, proof, expiresAt: expiresAt.toISOString() }
    },

    /** 400 with `proof` when it is forged, over, or for an origin that was taken off the list since. */
    check: async (proof: string): Promise<AllowedOverride> => {
      const vouched = await readProof(proof, key)
      if (!vouched || !isListed(vouched.url)) throw validation({ proof: ['not_valid'] })
      return { ...vouched, expiresAt: vouched.expiresAt.toISOString() }
    },
  }
}
export type ReleaseOverrides = ReturnType<typeof createReleaseOverrides>
