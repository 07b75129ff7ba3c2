import type { TokenAnswer } from '#src/contracts/authentication.ts'
import { readClaims } from './access-token.ts'
import { setLocked } from './session-lock.ts'
import { adoptToken, emptySession, isSessionConfirmed, useSession } from './session-store.ts'
import type { SessionUser } from './session-store.ts'
import { announceRenewal } from './session-tabs.ts'
import { replaceStoredToken } from './token-storage.ts'

export const isOfSomebodyElse = (accessToken: string): boolean =>
  readClaims(accessToken)?.Id !== useSession.getState().user?.Id

const rightsOf = ({
  Role,
  branchIds,
  permissions,
  onboardingStep,
  isSuspended,
  isExpired,
}: SessionUser): string =>
  JSON.stringify([Role, branchIds, permissions, onboardingStep, isSuspended, isExpired])

/**
 * Replaces the token by a refreshed one, and unlocks. Returns false if it belongs to another person, who signed in from
 * another tab (the refresh cookie is one per browser), or if nobody is signed in any more.
 */
export const renewSession = (accessToken: string): boolean => {
  const before = useSession.getState().user
  if (!before || isOfSomebodyElse(accessToken)) return false
  replaceStoredToken(accessToken)
  adoptToken(accessToken)
  const { user } = useSession.getState()
  // Other tabs may make no calls, and would go on showing actions that this person may no longer do.
  if (user && rightsOf(user) !== rightsOf(before)) announceRenewal(user.Id)
  return true
}

/** Continues a locked session with the token that the password brought. Returns false for another person's token. */
export const resumeSession = ({ accessToken }: Pick<TokenAnswer, 'accessToken'>): boolean => {
  const { userId } = useSession.getState()
  if (userId === null || !renewSession(accessToken)) return false
  announceRenewal(userId)
  return true
}

/**
 * Locks an expired session. A page in use stays and asks for the password; a page that was only just opened goes to
 * /login. The stored token stays, because another tab may use it.
 */
export const lockSession = (): void => {
  if (useSession.getState().user === null) return
  if (isSessionConfirmed()) setLocked(true)
  else emptySession()
}
