import type { z } from 'zod'
import type {
  AllowedOverride,
  SignedOverride,
  SignOverrideRequest,
} from '@sufra/shared/contracts/release-override'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { validation } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import type { RightSources } from '#src/modules/front-end-delivery/release/right-source.service.ts'
import { readProof, signProof } from './override-proof.ts'
import type { Vouched } from './override-proof.ts'

const MINUTE_MS = 60_000

/** Links that let whoever opens them run a build of a team's own in the production host, in their own tab. */
export const createReleaseOverrides = (
  { env, database, secrets }: Pick<Foundation, 'env' | 'database' | 'secrets'>,
  sources: RightSources,
) => {
  // Its own origin too: a version that lies in the store and is not live yet can be looked at.
  const origins = [env.PUBLIC_URL, ...env.REMOTE_ORIGINS]
  const isListed = (url: string): boolean => origins.includes(new URL(url).origin)
  const key = secrets.overrideKey

  const isGood = async (vouched: Vouched): Promise<boolean> =>
    isListed(vouched.url) && database.run(ALL_MERCHANTS, db => sources.isGood(db, vouched.source))

  return {
    /** The origin must be one that this installation loads remotes from: 400 with `url` otherwise. */
    sign: async (request: z.output<typeof SignOverrideRequest>, source: string): Promise<SignedOverride> => {
      const { name, url, minutes } = request
      if (!isListed(url)) throw validation({ url: ['origin_not_listed'] })
      const expiresAt = new Date(Date.now() + minutes * MINUTE_MS)
      const proof = await signProof({ name, url, source, expiresAt }, key)
      const query = new URLSearchParams({ [`remote-${name}`]: url, 'remote-proof': proof }).toString()
      return { query, proof, expiresAt: expiresAt.toISOString() }
    },

    /**
     * 400 with `proof` when it is forged, over, for an origin that was taken off the list since, or signed by a deploy token or a person
     * who may sign no more.
     */
    check: async (proof: string): Promise<AllowedOverride> => {
      const vouched = await readProof(proof, key)
      if (!vouched || !(await isGood(vouched))) throw validation({ proof: ['not_valid'] })
      const { name, url, expiresAt } = vouched
      return { name, url, expiresAt: expiresAt.toISOString() }
    },
  }
}
export type ReleaseOverrides = ReturnType<typeof createReleaseOverrides>
