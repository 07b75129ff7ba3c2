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
  // Another person's sign-in does not unlock the session that one person left locked.
  if (isSessionLocked() && isOfSomebodyElse(stored)) return
  if (!adoptToken(stored)) forgetSession()
}

/** Follows sign-in and sign-out of the other tabs. Call it once, at start. */
export const syncSessionAcrossTabs = (): (() => void) =>
  listenToTabs({
    onSignOut: followSignOut,
    // Another tab may remove the token by signing in without "remember me". This tab then keeps a token of its own, and
    // a locked session stays locked.
    onTokenRemoved: () => {
      if (!isSessionLocked() && isRemembered()) followSignOut()
    },
    onTokenChange: followToken,
  })
