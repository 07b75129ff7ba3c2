import { api } from '@sufra/shared/api'
import type { LoginRequest } from '@sufra/shared/contracts/authentication'
import { startCodeEntry, startSession } from '@sufra/shared/session'

/**
 * Signs in and starts the session, or reports that a code by e-mail comes first. Throws `ApiError`:
 * `bad_credentials`, 429 with `retryAfter`, `network_error`.
 */
export const signIn = async (request: {
  email: string
  password: string
  rememberMe: boolean
}): Promise<'signedIn' | 'codeSent'> => {
  const body: LoginRequest = request
  const { rememberMe } = request
  const answer = await api.post('/api/Authentication/login', { body })
  if ('requiresOtp' in answer) {
    startCodeEntry({ ...answer, rememberMe })
    return 'codeSent'
  }
  startSession({ answer, rememberMe })
  return 'signedIn'
}
