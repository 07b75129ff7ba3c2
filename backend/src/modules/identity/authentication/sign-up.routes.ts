import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { isForEverybody } from './account-validation.ts'
import type { AuthenticationService } from './authentication.service.ts'
import { namedAskerOf } from './device-cookie.ts'

interface Services {
  authentication: AuthenticationService
  sessions: SessionService
}

export const signUpRoutes = ({ authentication, sessions }: Services): Route[] => [
  defineRoute('POST /api/Authentication/SignUp', {
    rateLimit: { max: 10, windowSeconds: 60 },
    handler: ({ body, request, reply }) => authentication.signUp(body, () => namedAskerOf(request, reply)),
  }),
  defineRoute('POST /api/Authentication/AccountValidation', {
    rateLimit: { max: 20, windowSeconds: 60 },
    handler: async ({ body, request, language }) => {
      const session = isForEverybody(body.field) ? null : await sessions.requireSession(request)
      return authentication.validate(body, { session, language })
    },
  }),
]
