import { apiUrl } from '#src/address/api-host.ts'
import type { TokenAnswer } from '#src/contracts/authentication.ts'
import type { RoleName } from '#src/contracts/role-names.ts'
import { forgetCode } from './code-entry.ts'
import { isImpersonating } from './permissions.ts'
import { adoptToken, confirmSession, emptySession, forgetSession, useSession } from './session-store.ts'
import { announceRenewal, announceSignOut } from './session-tabs.ts'
import { clearViewToken, readStoredToken, storeToken } from './token-storage.ts'

export { startCodeEntry, hasPendingSignUp, useCodeEntryState } from './code-entry.ts'
/** @deprecated Use `startCodeEntry`. */
export { startCodeEntry as awaitCode } from './code-entry.ts'
/** @deprecated Use `useCodeEntryState`. */
export { useCodeEntryState as useAwaitedCode } from './code-entry.ts'
/** @deprecated Use `hasPendingSignUp`. */
export { hasPendingSignUp as isSignedUp } from './code-entry.ts'
export type { CodeSent } from './code-entry.ts'
export { syncSessionAcrossTabs } from './sync-tabs.ts'
/** @deprecated Use `syncSessionAcrossTabs`. */
export { syncSessionAcrossTabs as followOtherTabs } from './sync-tabs.ts'
export { renewSession, resumeSession } from './renew-session.ts'
export {
  can,
  isOperator,
  isImpersonating,
  mayOpen,
  canView,
  useCan,
  useIsOperator,
  useIsImpersonating,
  useCanView,
} from './permissions.ts'
/** @deprecated Use `isImpersonating`. */
export { isImpersonating as isViewing } from './permissions.ts'
/** @deprecated Use `useIsImpersonating`. */
export { useIsImpersonating as useIsViewing } from './permissions.ts'
/** @deprecated Use `canView`. */
export { canView as sees } from './permissions.ts'
/** @deprecated Use `useCanView`. */
export { useCanView as useSees } from './permissions.ts'
export type { ScreenClaim } from './permissions.ts'
export { useIsSessionLocked } from './session-lock.ts'
/** @deprecated Use `useIsSessionLocked`. */
export { useIsSessionLocked as useIsLocked } from './session-lock.ts'
export { useSession } from './session-store.ts'
export type { SessionState, SessionUser } from './session-store.ts'
export { isRemembered, openImpersonationTab } from './token-storage.ts'
/** @deprecated Use `openImpersonationTab`. */
export { openImpersonationTab as openViewTab } from './token-storage.ts'

/** Signs this browser in. With `rememberMe` the token outlives the tab. */
export const startSession = ({
  answer,
  rememberMe,
}: {
  answer: Pick<TokenAnswer, 'accessToken'>
  rememberMe: boolean
}): void => {
  storeToken({ accessToken: answer.accessToken, rememberMe })
  if (!adoptToken(answer.accessToken)) return forgetSession()
  forgetCode()
  confirmSession()
  const { userId } = useSession.getState()
  if (userId !== null) announceRenewal(userId)
}

/**
 * Reads the stored token at start. Removes an unreadable one together with the signed-up flag (specification#sessions).
 */
export const restoreSession = (): void => {
  const stored = readStoredToken()
  if (stored === null) return emptySession()
  if (!adoptToken(stored)) forgetSession()
}

/** Returns true if either storage holds a token. The route guard checks nothing else (specification#sessions). */
export const hasStoredToken = (): boolean => readStoredToken() !== null

const tellServer = (path: string, accessToken: string): void => {
  // The page may close right after this call, and signing out must work without a network.
  fetch(apiUrl(path), {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: '{}',
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined)
}

/**
 * Ends the impersonation of this tab: it continues as the operator, at the merchant that was shown. Reloads the page,
 * so that no state of one passes to the other.
 */
export const leaveImpersonation = (): void => {
  const { accessToken, user } = useSession.getState()
  if (accessToken) tellServer('/api/AccountView/Leave', accessToken)
  clearViewToken()
  window.location.assign(`/merchants/${user?.accountId}`)
}

/**
 * Signs out, in every tab of this browser and on the server. The guard then leads to /login. In an impersonation it
 * ends only that.
 */
export const endSession = (): void => {
  const { accessToken, user } = useSession.getState()
  // Only the impersonation ends; the operator's own session goes on.
  if (isImpersonating(user)) return leaveImpersonation()
  forgetSession()
  announceSignOut()
  if (accessToken) tellServer('/api/Authentication/Logout', accessToken)
}

/** Returns the role of the token, for its name, or null while signed out. Ask `useCan` for permissions. */
export const useRole = (): RoleName | null => useSession(state => state.user?.Role ?? null)

/**
 * @deprecated Use `leaveImpersonation`.
 * @alias
 */
export const leaveView = leaveImpersonation
