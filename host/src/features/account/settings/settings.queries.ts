import { ApiError, api } from '@sufra/shared/api'
import type {
  ChangeEmailRequest,
  ChangePasswordRequest,
  CodeConfirmationRequest,
  ProfileRequest,
  ResendRequest,
  SessionUser,
} from '@sufra/shared/contracts/authentication'
import { queryOptions } from '@tanstack/react-query'

/** The signed-in person. Refetched whenever the settings open, since another device may have changed it. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: async ({ signal }) => {
    const answer = await api.get('/api/User/Get', { signal })
    // The endpoint returns a list only for requests with filters.
    if ('data' in answer) throw new ApiError({ status: 200, code: 'bad_answer' })
    return answer
  },
  gcTime: 0,
})

/** Signed-in devices of this person. Stale after a minute. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) => api.get('/api/Session/Get', { signal }),
  staleTime: 0,
})

/** Saves the profile; resolves with the saved person. */
export const saveProfile = (body: ProfileRequest): Promise<SessionUser> =>
  api.put('/api/User/UpdateProfile', { body })

/** Throws 400 `validation_failed` on `currentPassword`. Ends the person's other sessions. */
export const changePassword = (body: ChangePasswordRequest): Promise<unknown> =>
  api.post('/api/User/ChangePassword', { body })

/** A code that was sent to the new address. */
export interface SentCode {
  email: string
  /** Time of the next allowed request, in milliseconds of this device's clock. */
  resendAt: number
}

/** Sends a code to the new address. Throws 400 `validation_failed` on `password`, 409 `already_exists` on `newEmail`. */
export const changeEmail = async (body: ChangeEmailRequest): Promise<SentCode> => {
  const { emailForOtp, resendIn } = await api.post('/api/User/ChangeEmail', { body })
  return { email: emailForOtp, resendAt: Date.now() + resendIn * 1000 }
}

interface EmailCode {
  userId: number
  email: string
}

export const confirmEmail = async (request: EmailCode & { code: string }): Promise<void> => {
  const body: CodeConfirmationRequest = { ...request, purpose: 'ChangeEmail' }
  await api.post('/api/Authentication/CodeConfirmation', { body })
}

export const resendEmailCode = async (request: EmailCode): Promise<number> => {
  const body: ResendRequest = { ...request, purpose: 'ChangeEmail' }
  return (await api.post('/api/Authentication/ResendVerificationCode', { body })).resendIn
}

export const endDevice = (Id: string): Promise<unknown> =>
  api.delete('/api/Session/Delete', { query: { Id } })

export const endOtherDevices = (): Promise<unknown> => api.post('/api/Session/EndOthers', { body: {} })
