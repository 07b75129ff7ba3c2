import { isOfSomebodyElse } from './renew-session.ts'
import { isSessionLocked } from './session-lock.ts'
import { adoptToken, forgetSession, useSession } from './session-store.ts'
import { listenToTabs } from './session-tabs.ts'
import { readStoredToken } from './token-storage.ts'

const followSignOut = (): void => {
  if (useSession.getState().accessToken !== null) forgetSession()
}

const followToken = (): void => {
  const stored = readStoredToken()
  if (stored === null || stored === useSession.getState().accessToken) return
  // Nobody else's sign-in opens what one person left locked.
  if (isSessionLocked() && isOfSomebodyElse(stored)) return
  if (!adoptToken(stored)) forgetSession()
}

/** Follows sign-in and sign-out of the other tabs. Call once, at start. */
export const followOtherTabs = (): (() => void) =>
  listenToTabs({
    onSignOut: followSignOut,
    // While this tab waits for the password, the token may go because another one signs in without being remembered.
    onTokenRemoved: () => {
      if (!isSessionLocked()) followSignOut()
    },
    onTokenChange: followToken,
  })
