import { SignJWT, jwtVerify } from 'jose'
import { z } from 'zod'

const PINNED = { issuer: 'sufra', audience: 'sufra-preview', typ: 'preview+jwt' }
const Claims = z.object({ id: z.int() })

/** Signs the id of a preview. The token has no expiry; the end of the preview counts. */
export const signPreview = (id: number, key: Uint8Array): Promise<string> =>
  new SignJWT({ id })
    .setProtectedHeader({ alg: 'HS256', typ: PINNED.typ })
    .setIssuer(PINNED.issuer)
    .setAudience(PINNED.audience)
    .sign(key)

/** Returns null when the token was not signed with this key, or not for a preview. */
export const readPreview = async (token: string, key: Uint8Array): Promise<number | null> => {
  try {
    const { payload } = await jwtVerify(token, key, { ...PINNED, algorithms: ['HS256'] })
    return Claims.parse(payload).id
  } catch {
    return null
  }
}
