import { holdsAny, permissionsOf } from '#src/contracts/permission.ts'
import type { TokenAnswer } from '#src/contracts/authentication.ts'
import type { Endpoint } from '#src/contracts/endpoints/endpoint.ts'
import type { RoleName } from '#src/contracts/role-names.ts'
import { readClaims } from '#src/session/access-token.ts'
import { StubRefusal } from './problem.ts'
import { PEOPLE, claimsOf, sessionUserOf } from './seed/people.ts'
import type { Person } from './seed/people.ts'

/** Cookie that keeps a person signed in over a reload. */
export const COOKIE = 'sufra-stub'

const base64Url = (text: string): string =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Returns the answer of a sign-in. The token names the person without a signature: this server stores no sessions. */
export const tokenFor = (person: Person, now: number): TokenAnswer => {
  const claims = claimsOf(person, now)
  return {
    accessToken: ['{"alg":"none"}', JSON.stringify(claims), ''].map(base64Url).join('.'),
    expiresIn: claims.exp - claims.iat,
    user: sessionUserOf(person),
    onboardingStep: 'done',
  }
}

/** Returns the person of the cookie. */
export const rememberedIn = (headers: Headers): Person | undefined => {
  const [, email] = new RegExp(`\\b${COOKIE}=([^;]+)`).exec(headers.get('cookie') ?? '') ?? []
  return PEOPLE.find(person => person.email === email)
}

const bearerIn = (headers: Headers): Person | undefined => {
  const [, token] = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '') ?? []
  const id = token === undefined ? undefined : readClaims(token)?.Id
  return PEOPLE.find(person => person.id === id)
}

// If no account has the role, the merchant's first account gets it.
const someoneWho = (role: RoleName): Person | undefined => {
  const [first] = PEOPLE
  return PEOPLE.find(person => person.role === role) ?? (first && { ...first, role })
}

/** Returns the caller: the person of the token, or always one of the given role. */
export const callerOf = (headers: Headers, role: RoleName | undefined): Person | undefined =>
  role === undefined ? bearerIn(headers) : someoneWho(role)

/** Refuses a caller without access to the endpoint: `token_invalid` or `forbidden_role`. */
export const requireAccess = (
  { access, permission }: Pick<Endpoint, 'access' | 'permission'>,
  caller: Person | undefined,
): void => {
  if (access === 'public') return
  if (!caller) throw new StubRefusal('token_invalid')
  const roles: readonly RoleName[] = access === 'channel' ? [] : access === 'deploy' ? ['SuperAdmin'] : access
  if (!roles.includes(caller.role)) throw new StubRefusal('forbidden_role')
  if (caller.role !== 'SuperAdmin' && !holdsAny(permissionsOf(caller.role, null), permission))
    throw new StubRefusal('forbidden_role')
}
