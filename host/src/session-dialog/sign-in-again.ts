import { ApiError, api } from '@sufra/shared/api'
import type {
  CodeRequired,
  LoginRequest,
  ResendRequest,
  TokenAnswer,
} from '@sufra/shared/contracts/authentication'
import { isRemembered, resumeSession } from '@sufra/shared/session'
import { confirmSignIn } from '#src/code-entry/confirm-sign-in.ts'

const resume = (answer: Pick<TokenAnswer, 'accessToken'>): void => {
  // The address now belongs to another account, which must not receive the pending work.
  if (!resumeSession(answer)) throw new ApiError({ status: 0, code: 'somebody_else' })
}

/**
 * Signs the same person in again and resumes the session, or returns the data for the code step. Throws `ApiError`:
 * `bad_credentials`, `somebody_else`, 429, `network_error`.
 */
export const signInAgain = async (request: {
  email: string
  password: string
}): Promise<CodeRequired | null> => {
  const body: LoginRequest = { ...request, rememberMe: isRemembered() }
  const answer = await api.post('/api/Authentication/login', { body })
  if ('requiresOtp' in answer) return answer
  resume(answer)
  return null
}

export const confirmSignInCode = async (required: CodeRequired, code: string): Promise<void> => {
  const { userId, emailForOtp: email, purpose } = required
  resume(await confirmSignIn({ userId, email, code, purpose, rememberMe: isRemembered() }))
}

export const resendSignInCode = async ({ userId, emailForOtp, purpose }: CodeRequired): Promise<number> => {
  const body: ResendRequest = { userId, email: emailForOtp, purpose }
  const answer = await api.post('/api/Authentication/ResendVerificationCode', { body })
  return answer.resendIn
}
