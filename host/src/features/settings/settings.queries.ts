import { api } from '@sufra/shared/api'
import type {
  ChangeEmailAnswer,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ChangedEmail,
  CodeConfirmationRequest,
  DeviceSession,
  ProfileRequest,
  ResendAnswer,
  ResendRequest,
  SessionUser,
} from '@sufra/shared/contracts/authentication'
import { queryOptions } from '@tanstack/react-query'

// Inline, so that a production build drops the import and zod with it.
const contracts =
  process.env.NODE_ENV === 'production'
    ? undefined
    : () => import('@sufra/shared/contracts/authentication').then(shapes => shapes)
const profileContract = contracts && (() => contracts().then(({ SessionUser: shape }) => shape))
const devicesContract = contracts && (() => contracts().then(({ DeviceSessionList: shape }) => shape))

/** The signed-in person. */
export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => api.get<SessionUser>('/api/User/Get', { signal, contract: profileContract }),
})

/** Where this person is signed in. Old news within a minute. */
export const devicesQuery = queryOptions({
  queryKey: ['devices'],
  queryFn: ({ signal }) =>
    api.get<DeviceSession[]>('/api/Session/Get', { signal, contract: devicesContract }),
  staleTime: 0,
})

/** Answers with the person as saved. */
export const saveProfile = (body: ProfileRequest): Promise<SessionUser> =>
  api.put<SessionUser>('/api/User/UpdateProfile', { body, contract: profileContract })

/** Throws 400 `validation_failed` on `currentPassword`. Ends the person's other sessions. */
export const changePassword = (body: ChangePasswordRequest): Promise<unknown> =>
  api.post('/api/User/ChangePassword', { body })

/** A code that waits at the new address. */
export interface SentCode {
  email: string
  /** When another may be asked for, in milliseconds of this device's clock. */
  resendAt: number
}

/** Sends a code to the new address. Throws 400 `validation_failed` on `password`, 409 `already_exists` on `newEmail`. */
export const changeEmail = async (body: ChangeEmailRequest): Promise<SentCode> => {
  const { emailForOtp, resendIn } = await api.post<ChangeEmailAnswer>('/api/User/ChangeEmail', { body })
  return { email: emailForOtp, resendAt: Date.now() + resendIn * 1000 }
}

interface EmailCode {
  userId: number
  email: string
}

export const confirmEmail = async (request: EmailCode & { code: string }): Promise<void> => {
  const body: CodeConfirmationRequest = { ...request, purpose: 'ChangeEmail' }
  await api.post<ChangedEmail>('/api/Authentication/CodeConfirmation', { body })
}

export const resendEmailCode = async (request: EmailCode): Promise<number> => {
  const body: ResendRequest = { ...request, purpose: 'ChangeEmail' }
  return (await api.post<ResendAnswer>('/api/Authentication/ResendVerificationCode', { body })).resendIn
}

export const endDevice = (Id: string): Promise<unknown> =>
  api.delete('/api/Session/Delete', { query: { Id } })

export const endOtherDevices = (): Promise<unknown> => api.post('/api/Session/EndOthers', { body: {} })
