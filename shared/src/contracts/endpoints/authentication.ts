import {
  AccountValidationAnswer,
  AccountValidationRequest,
  CodeConfirmationAnswer,
  CodeConfirmationRequest,
  ForgetPasswordAnswer,
  ForgetPasswordRequest,
  LoginAnswer,
  LoginRequest,
  ResendAnswer,
  ResendRequest,
  ResetPasswordRequest,
  SignUpAnswer,
  SignUpRequest,
  TokenAnswer,
} from '#src/contracts/authentication.ts'
import { NoBody, defineEndpoints } from './endpoint.ts'
import { z } from 'zod'

export const authenticationEndpoints = defineEndpoints({
  'POST /api/Authentication/login': {
    summary: 'Signs in with e-mail and password; for two-step sign-in it sends a one-time code',
    access: 'public',
    body: LoginRequest,
    answer: LoginAnswer,
    errors: ['bad_credentials'],
  },
  'POST /api/Authentication/RefreshToken': {
    summary: 'Returns a new access token and replaces the refresh cookie',
    access: 'public',
    body: NoBody,
    answer: TokenAnswer,
    errors: ['token_invalid', 'token_expired', 'forbidden_origin'],
  },
  'POST /api/Authentication/Logout': {
    summary: 'Ends the session on the server; also when its tokens have expired',
    access: 'public',
    body: NoBody,
    answer: z.object({}),
    errors: ['forbidden_origin', 'view_only'],
  },
  'POST /api/Authentication/CodeConfirmation': {
    summary:
      'Confirms a one-time code in the browser that requested it; a change of address needs the session',
    access: 'public',
    body: CodeConfirmationRequest,
    answer: CodeConfirmationAnswer,
    errors: ['code_invalid', 'code_void', 'token_invalid', 'token_expired', 'view_only', 'already_exists'],
  },
  'POST /api/Authentication/ResendVerificationCode': {
    summary:
      'Sends the one-time code again to the browser that requested it; at most one a minute and five an hour',
    access: 'public',
    body: ResendRequest,
    answer: ResendAnswer,
    errors: ['token_invalid', 'token_expired', 'view_only'],
  },
  'POST /api/Authentication/ForgetPassword': {
    summary: 'Sends a code that allows a new password',
    access: 'public',
    body: ForgetPasswordRequest,
    answer: ForgetPasswordAnswer,
  },
  'POST /api/Authentication/ResetPassword': {
    summary: 'Sets a new password with the token of a confirmed code, and ends all sessions',
    access: 'public',
    body: ResetPasswordRequest,
    answer: z.object({}),
    errors: ['code_void'],
  },
  'POST /api/Authentication/SignUp': {
    summary: 'Opens a merchant account and sends a code to its first person',
    access: 'public',
    body: SignUpRequest,
    answer: SignUpAnswer,
    errors: ['already_exists'],
  },
  'POST /api/Authentication/AccountValidation': {
    summary: 'Validates a field while it is typed; company numbers only for signed-in people',
    access: 'public',
    body: AccountValidationRequest,
    answer: AccountValidationAnswer,
    errors: ['token_invalid', 'token_expired', 'view_only'],
  },
})
