import { lockSession } from '#src/session/renew-session.ts'
import { isSessionLocked, untilUnlocked } from '#src/session/session-lock.ts'
import { onRenewalElsewhere } from '#src/session/session-tabs.ts'
import { endSession, isRemembered, isImpersonating, renewSession, useSession } from '#src/session/session.ts'
import { readStoredToken } from '#src/session/token-storage.ts'
import { apiUrl } from '#src/address/api-host.ts'
import { ApiError, errorOf } from './api-error.ts'
import { noAnswer, readJson } from './read-json.ts'
import { isAwayStatus, reportServerSignal } from './server-signals.ts'

const LOCK = 'sufra-token-refresh'

const alone = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  // Web Locks exist in secure contexts only. Without them two tabs may refresh at once, which the server's grace period
  // allows.
  navigator.locks ? navigator.locks.request(LOCK, work) : work()

const isTokenAnswer = (value: unknown): value is { accessToken: string } =>
  typeof value === 'object' &&
  value !== null &&
  'accessToken' in value &&
  typeof value.accessToken === 'string'

const askForToken = async (): Promise<string> => {
  const response = await fetch(apiUrl('/api/Authentication/RefreshToken'), {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
    credentials: 'include',
  }).catch(cause => {
    throw noAnswer(cause)
  })
  if (isAwayStatus(response.status)) reportServerSignal('missed')
  if (!response.ok) throw await errorOf(response)
  const answer = await readJson(response)
  if (!isTokenAnswer(answer)) throw new ApiError({ status: response.status, code: 'bad_answer' })
  return answer.accessToken
}

const isCurrent = (accessToken: string | null): boolean => useSession.getState().accessToken === accessToken

const renewByCookie = async (): Promise<void> => {
  const { accessToken } = useSession.getState()
  try {
    // The refresh cookie belongs to another person now: this page asks for the password of its own person.
    if (!renewSession(await askForToken())) lockSession()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (!isCurrent(accessToken)) return
    // `token_invalid` means that the session was ended elsewhere; any other code, that it expired.
    if (error.code === 'token_invalid') endSession()
    else lockSession()
  }
}

const renew = async (refused: string): Promise<void> => {
  if (!isCurrent(refused)) return
  // An impersonation session is not renewed.
  if (isImpersonating(useSession.getState().user)) return endSession()
  const stored = readStoredToken()
  // Another tab was faster: the storage already holds its token.
  if (stored !== null && stored !== refused && renewSession(stored)) return
  await renewByCookie()
}

let running: Promise<void> | null = null

const share = (work: () => Promise<void>): Promise<void> => {
  running ??= alone(work).finally(() => {
    running = null
  })
  return running
}

/**
 * Replaces the refused token, once for all calls that were refused together, in this tab and in the others. Locks the
 * session if it expired and ends it if it was ended elsewhere. A network error leaves it as it is.
 */
export const refreshToken = (refused: string): Promise<void> => share(() => renew(refused))

/**
 * Replaces the token by one with current claims (onboarding step, name, role), after something changed them. Throws
 * `ApiError` if the server cannot be reached; the session then stays as it was.
 */
export const refreshSession = async (): Promise<void> => {
  // A refresh under way may have been answered before the change.
  await running?.catch(() => undefined)
  if (isCurrent(null) || isImpersonating(useSession.getState().user)) return
  await share(renewByCookie)
  await untilUnlocked()
}

// A remembered token arrives through the storage. A tab with its own token, or a locked one, gets a token by itself.
onRenewalElsewhere(userId => {
  const { user, accessToken } = useSession.getState()
  if (user?.Id !== userId || accessToken === null) return
  if (isSessionLocked()) refreshToken(accessToken).catch(() => undefined)
  else if (!isRemembered()) refreshSession().catch(() => undefined)
})
