import { ApiError, api } from '@sufra/shared/api'
import type {
  CodeConfirmationRequest,
  ForgetPasswordAnswer,
  ResendRequest,
  ResetPasswordRequest,
  ResetPermit,
} from '@sufra/shared/contracts/authentication'

/** Sends a code if the address has an account; the response never reveals that. */
export const askForReset = (email: string): Promise<ForgetPasswordAnswer> =>
  api.post('/api/Authentication/ForgetPassword', { body: { email } })

/** Returns the permit to set a new password. Throws `ApiError`: 400 `code_invalid`, 400 `code_void`, 429. */
export const confirmReset = async ({
  email,
  code,
}: {
  email: string
  code: string
}): Promise<ResetPermit> => {
  const body: CodeConfirmationRequest = { email, code, purpose: 'ResetPassword' }
  const answer = await api.post('/api/Authentication/CodeConfirmation', { body })
  if ('resetToken' in answer) return answer
  throw new ApiError({ status: 200, code: 'bad_answer' })
}

/** Sends another code; resolves with the seconds until the next one is allowed. */
export const resendReset = async (email: string): Promise<number> => {
  const body: ResendRequest = { email, purpose: 'ResetPassword' }
  return (await api.post('/api/Authentication/ResendVerificationCode', { body })).resendIn
}

/** Sets the password and ends every session of the account. */
export const resetPassword = (body: ResetPasswordRequest): Promise<unknown> =>
  api.post('/api/Authentication/ResetPassword', { body })
