import { api } from '@sufra/shared/api'
import type {
  CodeConfirmationRequest,
  CodeRequired,
  ResendAnswer,
  ResendRequest,
  TokenAnswer,
} from '@sufra/shared/contracts/authentication'

interface Confirmation {
  userId: number | null
  email: string
  code: string
  purpose: CodeRequired['purpose']
  rememberMe: boolean
}

/** Signs in. Throws `ApiError`: 400 `code_invalid`, 400 `code_void`, 429, `network_error`. */
export const confirmCode = (confirmation: Confirmation): Promise<TokenAnswer> => {
  const body: CodeConfirmationRequest = confirmation
  return api.post<TokenAnswer>('/api/Authentication/CodeConfirmation', { body })
}

/** Sends another code; gives the seconds until the next one may be asked for. */
export const resendCode = async (request: ResendRequest): Promise<number> => {
  const { resendIn } = await api.post<ResendAnswer>('/api/Authentication/ResendVerificationCode', {
    body: request,
  })
  return resendIn
}
