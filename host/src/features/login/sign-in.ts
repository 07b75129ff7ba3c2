import { api } from '@sufra/shared/api'
import type { LoginRequest, TokenAnswer } from '@sufra/shared/contracts/authentication'
import { startSession } from '@sufra/shared/session'

/** Signs in and starts the session. Throws `ApiError`: `bad_credentials`, 429 with `retryAfter`, `network_error`. */
export const signIn = async (request: {
  email: string
  password: string
  rememberMe: boolean
}): Promise<void> => {
  const body: LoginRequest = request
  const answer = await api.post<TokenAnswer>('/api/Authentication/login', { body })
  startSession({ answer, rememberMe: request.rememberMe })
}
