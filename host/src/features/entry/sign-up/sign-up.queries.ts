import { api } from '@sufra/shared/api'
import type {
  AccountValidationRequest,
  SignUpAnswer,
  SignUpRequest,
} from '@sufra/shared/contracts/authentication'
import { queryOptions } from '@tanstack/react-query'

const MINUTE = 60_000

const validate = (body: AccountValidationRequest, signal: AbortSignal) =>
  api.post('/api/Authentication/AccountValidation', { body, signal })

/** Returns whether an address is free for a new account. Runs while typing, so failures are silent. */
export const emailCheckQuery = (email: string) =>
  queryOptions({
    queryKey: ['accountValidation', 'email', email],
    queryFn: ({ signal }) => validate({ field: 'email', value: email }, signal),
    staleTime: MINUTE,
    retry: false,
  })

/**
 * Creates the account and sends the code. Throws `ApiError`: 409 `already_exists` (field email), 400 by field, 429.
 */
export const signUp = (body: SignUpRequest): Promise<SignUpAnswer> =>
  api.post('/api/Authentication/SignUp', { body })
