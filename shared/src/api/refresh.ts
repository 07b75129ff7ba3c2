import { endSession, renewSession, useSession } from '#src/session/session.ts'
import { readStoredToken } from '#src/session/token-storage.ts'
import { ApiError, errorOf } from './api-error.ts'
import { apiUrl } from './api-host.ts'

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
    throw new ApiError({ status: 0, code: 'network_error', cause })
  })
  if (!response.ok) throw await errorOf(response)
  const answer: unknown = await response.json()
  if (!isTokenAnswer(answer)) throw new ApiError({ status: response.status, code: 'bad_answer' })
  return answer.accessToken
}

const renew = async (refused: string): Promise<void> => {
  const stored = readStoredToken()
  // Another tab was faster: its token is already here.
  if (stored !== null && stored !== refused && renewSession(stored)) return
  try {
    if (!renewSession(await askForToken())) endSession()
  } catch (error) {
    const isOver = error instanceof ApiError && error.status === 401
    if (isOver && useSession.getState().accessToken === refused) endSession()
    throw error
  }
}

let running: Promise<void> | null = null

/**
 * Replaces the refused token, once for however many calls were refused together, in this tab and in the others. Ends the
 * session when the server says that it is over; a network failure leaves it as it is.
 */
export const refreshToken = (refused: string): Promise<void> => {
  running ??= alone(() => renew(refused)).finally(() => {
    running = null
  })
  return running
}
