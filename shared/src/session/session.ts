import { create } from 'zustand'
import { apiUrl } from '#src/api/api-host.ts'
import type { AccessClaims, TokenAnswer } from '#src/contracts/authentication.ts'
import type { RoleName } from '#src/contracts/role.ts'
import { readClaims } from './access-token.ts'
import { announceSignOut, listenToTabs } from './session-tabs.ts'
import { clearStoredToken, readStoredToken, replaceStoredToken, storeToken } from './token-storage.ts'

/** The signed-in person, named as the token names him (spec 3). */
export type SessionUser = Pick<
  AccessClaims,
  'Id' | 'Email' | 'Name' | 'Role' | 'branchIds' | 'branchNames' | 'accountId'
>

export interface SessionState {
  user: SessionUser | null
  accessToken: string | null
  emailForOtp: string | null
  userId: number | null
}

const EMPTY: SessionState = { user: null, accessToken: null, emailForOtp: null, userId: null }

/** The one session store of the page; read it field by field: `useSession(state => state.user)`. */
export const useSession = create<SessionState>()(() => EMPTY)

const adoptToken = (accessToken: string): boolean => {
  const claims = readClaims(accessToken)
  if (!claims) return false
  const { Id, Email, Name, Role, branchIds, branchNames, accountId } = claims
  useSession.setState({
    accessToken,
    user: { Id, Email, Name, Role, branchIds, branchNames, accountId },
    userId: Id,
  })
  return true
}

const forgetSession = (): void => {
  clearStoredToken()
  useSession.setState(EMPTY)
}

/** Signs this browser in. With `rememberMe` the token outlives the tab. */
export const startSession = ({
  answer,
  rememberMe,
}: {
  answer: Pick<TokenAnswer, 'accessToken'>
  rememberMe: boolean
}): void => {
  storeToken({ accessToken: answer.accessToken, rememberMe })
  if (!adoptToken(answer.accessToken)) forgetSession()
}

/** Keeps what the code screen needs while a person is between sign-in and one-time code. */
export const awaitCode = ({ emailForOtp, userId }: { emailForOtp: string; userId: number }): void =>
  useSession.setState({ emailForOtp, userId })

/** Reads the stored token at start. One that cannot be read is removed together with the signed-up flag (spec 4). */
export const restoreSession = (): void => {
  const stored = readStoredToken()
  if (stored === null) return useSession.setState(EMPTY)
  if (!adoptToken(stored)) forgetSession()
}

/** Whether either storage holds a token: all that the route guard checks (spec 2). */
export const hasStoredToken = (): boolean => readStoredToken() !== null

/**
 * Puts a refreshed token in the old one's place. False when it belongs to another person, who signed in from another
 * tab of this browser: the refresh cookie is one per browser.
 */
export const renewSession = (accessToken: string): boolean => {
  const current = useSession.getState().user
  if (current && readClaims(accessToken)?.Id !== current.Id) return false
  replaceStoredToken(accessToken)
  return adoptToken(accessToken)
}

const tellServer = (accessToken: string): void => {
  // The page may close right behind this call, and signing out must work without a network.
  fetch(apiUrl('/api/Authentication/Logout'), {
    method: 'POST',
    headers: { Authorization: `Bearer ${accessToken}`, 'Content-Type': 'application/json' },
    body: '{}',
    credentials: 'include',
    keepalive: true,
  }).catch(() => undefined)
}

/** Signs out, in every tab of this browser and on the server. The guard then leads to /login. */
export const endSession = (): void => {
  const { accessToken } = useSession.getState()
  forgetSession()
  announceSignOut()
  if (accessToken) tellServer(accessToken)
}

/** Follows sign-in and sign-out of the other tabs. Call once, at start. */
export const followOtherTabs = (): (() => void) =>
  listenToTabs({
    onSignOut: () => {
      if (useSession.getState().accessToken !== null) forgetSession()
    },
    onTokenChange: restoreSession,
  })

/** The role that the token carries, or null when nobody is signed in. */
export const useRole = (): RoleName | null => useSession(state => state.user?.Role ?? null)
