import { create } from 'zustand'
import type { AccessClaims } from '#src/contracts/authentication.ts'
import { permissionsOf } from '#src/contracts/permission.ts'
import { setDigits } from '#src/i18n/digits.ts'
import { readClaims } from './access-token.ts'
import { setLocked } from './session-lock.ts'
import { clearStoredToken } from './token-storage.ts'

/** The signed-in person, with the names of the token's claims (specification#sessions). */
export type SessionUser = Pick<
  AccessClaims,
  | 'Id'
  | 'Email'
  | 'Name'
  | 'Role'
  | 'branchIds'
  | 'branchNames'
  | 'accountId'
  | 'permissions'
  | 'onboardingStep'
> &
  Partial<Pick<AccessClaims, 'releaseChannel' | 'isSuspended' | 'isExpired' | 'closesAt' | 'viewOf' | 'exp'>>

export interface SessionState {
  user: SessionUser | null
  accessToken: string | null
  emailForOtp: string | null
  userId: number | null
}

const EMPTY: SessionState = { user: null, accessToken: null, emailForOtp: null, userId: null }

/** The page's one session store. Read it field by field: `useSession(state => state.user)`. */
export const useSession = create<SessionState>()(() => EMPTY)

// True once the server accepted the session in this page. Before that nobody has typed anything.
let isConfirmed = false

/** Call it whenever the server accepted the token. */
export const confirmSession = (): void => {
  isConfirmed = true
}

export const isSessionConfirmed = (): boolean => isConfirmed

const personOf = (claims: AccessClaims): SessionUser => ({
  Id: claims.Id,
  Email: claims.Email,
  Name: claims.Name,
  Role: claims.Role,
  branchIds: claims.branchIds,
  branchNames: claims.branchNames,
  accountId: claims.accountId,
  // Permissions of a built-in role are in the code: a token from before an update of Sufra may lack some.
  permissions: permissionsOf(claims.Role, claims.permissions),
  onboardingStep: claims.onboardingStep,
  isSuspended: claims.isSuspended,
  isExpired: claims.isExpired,
  closesAt: claims.closesAt,
  releaseChannel: claims.releaseChannel,
  viewOf: claims.viewOf,
  exp: claims.exp,
})

/** Makes the token's person the one of this page, and unlocks. Returns false if the token cannot be read. */
export const adoptToken = (accessToken: string): boolean => {
  const claims = readClaims(accessToken)
  if (!claims) return false
  setDigits(claims.digits)
  useSession.setState({ accessToken, user: personOf(claims), userId: claims.Id })
  setLocked(false)
  return true
}

/** Clears the session of this page; the stored token stays. */
export const emptySession = (): void => {
  isConfirmed = false
  useSession.setState(EMPTY)
  setLocked(false)
}

export const forgetSession = (): void => {
  clearStoredToken()
  emptySession()
}
