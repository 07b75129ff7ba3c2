import {
  AccountValidationAnswer,
  AccountValidationRequest,
  SignUpAnswer,
  SignUpRequest,
} from '@sufra/shared/contracts/authentication'
import type { SessionService } from '#src/modules/session/session.service.ts'
import { defineRoute, type Route } from '#src/routing/route.ts'
import { isForEverybody } from './account-validation.ts'
import type { AuthenticationService } from './authentication.service.ts'
import { namedAskerOf } from './device-cookie.ts'

interface Services {
  authentication: AuthenticationService
  sessions: SessionService
}

export const signUpRoutes = ({ authentication, sessions }: Services): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/SignUp',
    summary: 'Opens a merchant account and sends a code to its first person',
    access: 'public',
    rateLimit: { max: 10, windowSeconds: 60 },
    body: SignUpRequest,
    response: SignUpAnswer,
    handler: ({ body, request, reply }) => authentication.signUp(body, () => namedAskerOf(request, reply)),
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/AccountValidation',
    summary: 'Checks a field while it is typed; company numbers for people who are signed in',
    access: 'public',
    rateLimit: { max: 20, windowSeconds: 60 },
    body: AccountValidationRequest,
    response: AccountValidationAnswer,
    handler: async ({ body, request, language }) => {
      const session = isForEverybody(body.field) ? null : await sessions.requireSession(request)
      return authentication.validate(body, { session, language })
    },
  }),
]
