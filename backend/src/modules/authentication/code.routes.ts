import { z } from 'zod'
import {
  CodeConfirmationAnswer,
  CodeConfirmationRequest,
  ForgetPasswordAnswer,
  ForgetPasswordRequest,
  ResendAnswer,
  ResendRequest,
  ResetPasswordRequest,
} from '@sufra/shared/contracts/authentication'
import type { SessionService } from '#src/modules/session/session.service.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import type { AuthenticationService } from './authentication.service.ts'

interface Services {
  authentication: AuthenticationService
  sessions: SessionService
}

const confirmation = ({ authentication, sessions }: Services): Route =>
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/CodeConfirmation',
    summary:
      'Confirms a code and does what it was sent for; a change of address needs the session that asked for it',
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 },
    body: CodeConfirmationRequest,
    response: CodeConfirmationAnswer,
    handler: async ({ body, request, reply }) => {
      const { email, code, purpose, rememberMe: isRemembered } = body
      // Otherwise a stranger could have his own address confirmed by whoever reads the mail.
      const caller = purpose === 'ChangeEmail' ? await sessions.requireSession(request) : undefined
      const userId = caller?.userId ?? body.userId
      const confirmed = await authentication.confirmCode({ email, code, purpose, userId })
      if (!('signedIn' in confirmed)) return confirmed
      return authentication.signIn(confirmed.signedIn, { request, reply, isRemembered })
    },
  })

export const codeRoutes = (services: Services): Route[] => [
  confirmation(services),
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/ResendVerificationCode',
    summary: 'Sends the code once more; at most one a minute and five an hour',
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 60 },
    body: ResendRequest,
    response: ResendAnswer,
    handler: ({ body }) => services.authentication.resend(body),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/ForgetPassword',
    summary: 'Sends a code that allows a new password',
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 60 },
    body: ForgetPasswordRequest,
    response: ForgetPasswordAnswer,
    handler: ({ body }) => services.authentication.forgetPassword(body),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/ResetPassword',
    summary: 'Sets a new password for the permit that a code gave, and signs out everywhere',
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 60 },
    body: ResetPasswordRequest,
    response: z.object({}),
    handler: async ({ body }) => {
      await services.authentication.resetPassword(body)
      return {}
    },
  }),
]
