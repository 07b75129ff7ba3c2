import { ApiError, api } from '@sufra/shared/api'
import type { CodeConfirmationRequest, TokenAnswer } from '@sufra/shared/contracts/authentication'

type Confirmation = CodeConfirmationRequest & { purpose: 'SignUp' | 'Login' }

/** Signs in by a code. Throws `ApiError`: 400 `code_invalid`, 400 `code_void`, 429, `network_error`. */
export const confirmSignIn = async (body: Confirmation): Promise<TokenAnswer> => {
  const answer = await api.post('/api/Authentication/CodeConfirmation', { body })
  if ('accessToken' in answer) return answer
  throw new ApiError({ status: 200, code: 'bad_answer' })
}
