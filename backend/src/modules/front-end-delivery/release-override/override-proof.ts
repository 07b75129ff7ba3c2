import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'

const PINNED = { issuer: 'sufra', audience: 'sufra-override', typ: 'override+jwt' }
const Claims = z.object({ name: z.string(), url: z.string(), source: z.string(), exp: z.int() })
const SECOND_MS = 1000

/** Content of a proof: remote, URL, expiry and source. */
export interface Vouched {
  name: string
  url: string
  /** see `sourceOf` */
  source: string
  expiresAt: Date
}

/** Signs a proof. It is not stored: the signature alone proves it later. */
export const signProof = ({ name, url, source, expiresAt }: Vouched, key: Uint8Array): Promise<string> =>
  new SignJWT({ name, url, source })
    .setProtectedHeader({ alg: 'HS256', typ: PINNED.typ })
    .setIssuer(PINNED.issuer)
    .setAudience(PINNED.audience)
    .setExpirationTime(Math.floor(expiresAt.getTime() / SECOND_MS))
    .sign(key)

/** Returns null for a forged, expired or invalid proof. */
export const readProof = async (proof: string, key: Uint8Array): Promise<Vouched | null> => {
  try {
    const { payload } = await jwtVerify(proof, key, { ...PINNED, algorithms: ['HS256'] })
    const { name, url, source, exp } = Claims.parse(payload)
    return { name, url, source, expiresAt: new Date(exp * SECOND_MS) }
  } catch {
    return null
  }
}
