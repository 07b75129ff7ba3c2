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
 * Puts a refreshed token in the old one's place, and unlocks. False when it belongs to another person, who signed in from
 * another tab of this browser (the refresh cookie is one per browser), and when nobody is signed in any more.
 */
export const renewSession = (accessToken: string): boolean => {
  const before = useSession.getState().user
  if (!before || isOfSomebodyElse(accessToken)) return false
  replaceStoredToken(accessToken)
  adoptToken(accessToken)
  const { user } = useSession.getState()
  // The other tabs may have nothing to ask the server, and would go on showing what this person may no longer do.
  if (user && rightsOf(user) !== rightsOf(before)) announceRenewal(user.Id)
  return true
}

/** Goes on where the session was locked, with the token that the password brought. False for another person's. */
export const resumeSession = ({ accessToken }: Pick<TokenAnswer, 'accessToken'>): boolean => {
  const { userId } = useSession.getState()
  if (userId === null || !renewSession(accessToken)) return false
  announceRenewal(userId)
  return true
}

/**
 * The session ran out of time. Whoever is at work keeps the page and is asked for the password; a page that was only just
 * opened goes to /login. What is stored stays: another tab may be at work with it.
 */
export const lockSession = (): void => {
  if (useSession.getState().user === null) return
  if (isSessionConfirmed()) setLocked(true)
  else emptySession()
}
