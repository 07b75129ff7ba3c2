import { api } from '@sufra/shared/api'
import type { ResendRequest } from '@sufra/shared/contracts/authentication'

/** Sends another code; resolves with the seconds until the next one is allowed. */
export const resendCode = async (request: ResendRequest): Promise<number> => {
  const { resendIn } = await api.post('/api/Authentication/ResendVerificationCode', {
    body: request,
  })
  return resendIn
}
