import { isOfSomebodyElse } from './renew-session.ts'
import { isSessionLocked } from './session-lock.ts'
import { adoptToken, forgetSession, useSession } from './session-store.ts'
import { listenToTabs } from './session-tabs.ts'
import { isRemembered, readStoredToken } from './token-storage.ts'

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
    // It may go because another tab signs in without being remembered: a token of this tab's own stays, and so does who waits here for
    // the password.
    onTokenRemoved: () => {
      if (!isSessionLocked() && isRemembered()) followSignOut()
    },
    onTokenChange: followToken,
  })
