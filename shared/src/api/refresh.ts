import { lockSession } from '#src/session/renew-session.ts'
import { isSessionLocked, untilUnlocked } from '#src/session/session-lock.ts'
import { onRenewalElsewhere } from '#src/session/session-tabs.ts'
import { endSession, isRemembered, isViewing, renewSession, useSession } from '#src/session/session.ts'
import { readStoredToken } from '#src/session/token-storage.ts'
import { apiUrl } from '#src/address/api-host.ts'
import { ApiError, errorOf } from './api-error.ts'
import { noAnswer, readJson } from './read-json.ts'
import { isAwayStatus, tellServerSign } from './server-signs.ts'

const LOCK = 'sufra-token-refresh'

const alone = <Answer>(work: () => Promise<Answer>): Promise<Answer> =>
  // Locks exist in secure contexts only; without them two tabs may refresh at once, which the server's grace covers.
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
  if (isAwayStatus(response.status)) tellServerSign('missed')
  if (!response.ok) throw await errorOf(response)
  const answer = await readJson(response)
  if (!isTokenAnswer(answer)) throw new ApiError({ status: response.status, code: 'bad_answer' })
  return answer.accessToken
}

const isCurrent = (accessToken: string | null): boolean => useSession.getState().accessToken === accessToken

const renewByCookie = async (): Promise<void> => {
  const { accessToken } = useSession.getState()
  try {
    // The cookie is another person's by now: this page stays with the one who works here.
    if (!renewSession(await askForToken())) lockSession()
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 401) throw error
    if (!isCurrent(accessToken)) return
    // Ended for good, elsewhere; or it merely ran out of time.
    if (error.code === 'token_invalid') endSession()
    else lockSession()
  }
}

const renew = async (refused: string): Promise<void> => {
  if (!isCurrent(refused)) return
  // A look is not renewed: its time is over.
  if (isViewing(useSession.getState().user)) return endSession()
  const stored = readStoredToken()
  // Another tab was faster: its token is already here.
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
 * Replaces the refused token, once for however many calls were refused together, in this tab and in the others. Locks the
 * session when it ran out of time, ends it when it was ended elsewhere; a network failure leaves it as it is.
 */
export const refreshToken = (refused: string): Promise<void> => share(() => renew(refused))

/**
 * Swaps the token for one with the claims as they are now (onboarding step, name, role), after something changed them.
 * Throws `ApiError` when the server could not be asked; the session stays as it was.
 */
export const refreshSession = async (): Promise<void> => {
  // One that is under way may have been answered before the change.
  await running?.catch(() => undefined)
  if (isCurrent(null) || isViewing(useSession.getState().user)) return
  await share(renewByCookie)
  await untilUnlocked()
}

// A remembered token comes through the storage; a tab that keeps its own, or waits for the password, gets one by itself.
onRenewalElsewhere(userId => {
  const { user, accessToken } = useSession.getState()
  if (user?.Id !== userId || accessToken === null) return
  if (isSessionLocked()) refreshToken(accessToken).catch(() => undefined)
  else if (!isRemembered()) refreshSession().catch(() => undefined)
})
