import { SignJWT, errors, jwtVerify } from 'jose'
import { z } from 'zod'
import { AccessClaims } from '@sufra/shared/contracts/authentication'
import { tokenExpired, tokenInvalid } from '#src/errors/errors.ts'

export const ACCESS_TOKEN_SECONDS = 600

const PINNED = { issuer: 'sufra', audience: 'sufra-api', typ: 'at+jwt' }
// `ver` is Sufra's own claim: it invalidates a token when its facts about the user have changed.
const Claims = AccessClaims.extend({ ver: z.int() })
export type Claims = z.infer<typeof Claims>

/** Valid for `ACCESS_TOKEN_SECONDS`, or until `exp` (s since 1970). */
export const signAccessToken = (
  claims: Omit<Claims, 'iat' | 'exp'> & { exp?: number },
  key: Uint8Array,
): Promise<string> =>
  new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: PINNED.typ })
    .setIssuer(PINNED.issuer)
    .setAudience(PINNED.audience)
    .setIssuedAt()
    .setExpirationTime(claims.exp ?? `${ACCESS_TOKEN_SECONDS}s`)
    .sign(key)

/** Returns the claims of a token signed by this installation; throws `token_expired` or `token_invalid`. */
export const readAccessToken = async (token: string, key: Uint8Array): Promise<Claims> => {
  try {
    const { payload } = await jwtVerify(token, key, { ...PINNED, algorithms: ['HS256'] })
    return Claims.parse(payload)
  } catch (error) {
    throw error instanceof errors.JWTExpired ? tokenExpired() : tokenInvalid()
  }
}
