import { SignJWT, UnsecuredJWT } from 'jose'
import { AppError } from '#src/errors/errors.ts'
import { readAccessToken, signAccessToken } from './access-token.ts'

// Long enough for HS512 too, so that only the algorithm of such a token is wrong.
const key = new Uint8Array(64).fill(7)
const claims = {
  Id: 1,
  Email: 'a@b.co',
  Name: 'نورة',
  Role: 'Admin' as const,
  branchIds: [],
  branchNames: [],
  digits: 'latin' as const,
  accountId: 1,
  permissions: [],
  onboardingStep: 'done' as const,
  isSuspended: false,
  isExpired: false,
  closesAt: null,
  releaseChannel: null,
  viewOf: null,
  sid: 'session',
  ver: 1,
}

const codeOf = (token: string, withKey = key): Promise<string> =>
  readAccessToken(token, withKey).then(
    () => 'accepted',
    error => (error instanceof AppError ? error.facts.code : String(error)),
  )

const signed = (header: { alg: string; typ: string }, audience = 'sufra-api', issuer = 'sufra') =>
  new SignJWT({ ...claims })
    .setProtectedHeader(header)
    .setIssuer(issuer)
    .setAudience(audience)
    .setIssuedAt()
    .setExpirationTime('5m')
    .sign(key)

it('reads a token that it signed', async () => {
  expect(await readAccessToken(await signAccessToken(claims, key), key)).toMatchObject(claims)
})

it('accepts its own format, so that each refusal below has one cause', async () => {
  expect(await codeOf(await signed({ alg: 'HS256', typ: 'at+jwt' }))).toBe('accepted')
})

it('refuses another algorithm, type, audience and issuer', async () => {
  expect(await codeOf(await signed({ alg: 'HS512', typ: 'at+jwt' }))).toBe('token_invalid')
  expect(await codeOf(await signed({ alg: 'HS256', typ: 'JWT' }))).toBe('token_invalid')
  expect(await codeOf(await signed({ alg: 'HS256', typ: 'at+jwt' }, 'other-api'))).toBe('token_invalid')
  expect(await codeOf(await signed({ alg: 'HS256', typ: 'at+jwt' }, 'sufra-api', 'mallory'))).toBe(
    'token_invalid',
  )
})

it('refuses a token without a signature, with another key, and a changed one', async () => {
  const unsigned = new UnsecuredJWT({ ...claims })
    .setIssuer('sufra')
    .setAudience('sufra-api')
    .setExpirationTime('5m')
  expect(await codeOf(unsigned.encode())).toBe('token_invalid')
  const token = await signAccessToken(claims, key)
  expect(await codeOf(token, new Uint8Array(32).fill(8))).toBe('token_invalid')
  const [header, , signature] = token.split('.')
  const forged = Buffer.from(JSON.stringify({ ...claims, Role: 'SuperAdmin' })).toString('base64url')
  expect(await codeOf(`${header}.${forged}.${signature}`)).toBe('token_invalid')
})

it('distinguishes an expired token from an invalid one', async () => {
  const expired = await new SignJWT({ ...claims })
    .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
    .setIssuer('sufra')
    .setAudience('sufra-api')
    .setIssuedAt(1)
    .setExpirationTime(2)
    .sign(key)
  expect(await codeOf(expired)).toBe('token_expired')
})
