import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'
import type {
  AllowedOverride,
  SignedOverride,
  SignOverrideRequest,
} from '@sufra/shared/contracts/release-override'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { RightSources } from '#src/modules/front-end-delivery/release/right-source.service.ts'

const PINNED = { issuer: 'sufra', audience: 'sufra-override', typ: 'override+jwt' }
const Claims = z.object({ name: z.string(), url: z.string(), source: z.string(), exp: z.int() })
const SECOND_MS = 1000

// Content of a proof: remote, URL, expiry and source.
interface OverrideProof {
  name: string
  url: string
  /** see `sourceOf` */
  source: string
  expiresAt: Date
}

// Signs a proof. It is not stored: the signature alone proves it later.
const signProof = ({ name, url, source, expiresAt }: OverrideProof, key: Uint8Array): Promise<string> =>
  new SignJWT({ name, url, source })
    .setProtectedHeader({ alg: 'HS256', typ: PINNED.typ })
    .setIssuer(PINNED.issuer)
    .setAudience(PINNED.audience)
    .setExpirationTime(Math.floor(expiresAt.getTime() / SECOND_MS))
    .sign(key)

// Returns null for a forged, expired or invalid proof.
const readProof = async (proof: string, key: Uint8Array): Promise<OverrideProof | null> => {
  try {
    const { payload } = await jwtVerify(proof, key, { ...PINNED, algorithms: ['HS256'] })
    const { name, url, source, exp } = Claims.parse(payload)
    return { name, url, source, expiresAt: new Date(exp * SECOND_MS) }
  } catch {
    return null
  }
}

const MINUTE_MS = 60_000

/** Signed links that run a team's own build in the production host, in one tab. */
export const createReleaseOverrides = (
  { env, database, secrets }: Pick<Foundation, 'env' | 'database' | 'secrets'>,
  sources: RightSources,
) => {
  // The own origin too, to try a stored version that is not live yet.
  const origins = [env.PUBLIC_URL, ...env.REMOTE_ORIGINS]
  const isListed = (url: string): boolean => origins.includes(new URL(url).origin)
  const key = secrets.overrideKey

  const isGood = async (vouched: OverrideProof): Promise<boolean> =>
    isListed(vouched.url) && database.run(ALL_MERCHANTS, db => sources.isGood(db, vouched.source))

  return {
    /** 400 with `url` unless the origin is one of the installation's remote origins. */
    sign: async (request: z.output<typeof SignOverrideRequest>, source: string): Promise<SignedOverride> => {
      const { name, url, minutes } = request
      if (!isListed(url)) throw validation({ url: ['origin_not_listed'] })
      const expiresAt = new Date(Date.now() + minutes * MINUTE_MS)
      const proof = await signProof({ name, url, source, expiresAt }, key)
      const query = new URLSearchParams({ [`remote-${name}`]: url, 'remote-proof': proof }).toString()
      return { query, proof, expiresAt: expiresAt.toISOString() }
    },

    /**
     * 400 with `proof` when it is forged or expired, when its origin is no longer listed, or when its signer
     * may no longer sign.
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
