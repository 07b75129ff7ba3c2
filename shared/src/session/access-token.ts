import type { AccessClaims } from '#src/contracts/authentication.ts'
import { ROLE_NAMES } from '#src/contracts/role-names.ts'

const isRole = (value: unknown): value is AccessClaims['Role'] => ROLE_NAMES.some(role => role === value)

const decodeBase64Url = (text: string): string => {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder('utf-8', { fatal: true }).decode(
    Uint8Array.from(binary, letter => letter.charCodeAt(0)),
  )
}

const readPayload = (token: string): Partial<AccessClaims> | null => {
  try {
    const payload: unknown = JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''))
    return typeof payload === 'object' ? payload : null
  } catch {
    return null
  }
}

const listOf = <Entry>(value: Entry[] | undefined): Entry[] => (Array.isArray(value) ? value : [])

/**
 * Returns the claims of an access token, or null if it cannot be read. Reads expired tokens too: the server decides
 * about the expiry, because this device's clock may be wrong.
 */
export const readClaims = (token: string): AccessClaims | null => {
  const claims = readPayload(token)
  if (!claims || typeof claims.Id !== 'number' || !isRole(claims.Role)) return null
  return {
    Id: claims.Id,
    Email: claims.Email ?? '',
    Name: claims.Name ?? '',
    Role: claims.Role,
    branchIds: listOf(claims.branchIds),
    branchNames: listOf(claims.branchNames),
    digits: claims.digits ?? 'latin',
    accountId: claims.accountId ?? null,
    permissions: listOf(claims.permissions),
    onboardingStep: claims.onboardingStep ?? 'done',
    isSuspended: claims.isSuspended === true,
    isExpired: claims.isExpired === true,
    closesAt: claims.closesAt ?? null,
    releaseChannel: claims.releaseChannel ?? null,
    viewOf: claims.viewOf ?? null,
    sid: claims.sid ?? '',
    iat: claims.iat ?? 0,
    exp: claims.exp ?? 0,
  }
}
