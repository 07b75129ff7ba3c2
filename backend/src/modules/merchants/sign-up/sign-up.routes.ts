import { namedAskerOf } from '#src/modules/identity/identity.ts'
import type { SessionService } from '#src/modules/identity/identity.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import { isForEverybody } from './account-validation.ts'
import type { SignUpService } from './sign-up.service.ts'

interface Services {
  signUps: SignUpService
  sessions: SessionService
}

export const signUpRoutes = ({ signUps, sessions }: Services): Route[] => [
  defineRoute('POST /api/Authentication/SignUp', {
    rateLimit: { max: 10, windowSeconds: 60, isShared: true },
    handler: ({ body, request, reply }) => signUps.signUp(body, () => namedAskerOf(request, reply)),
  }),
  defineRoute('POST /api/Authentication/AccountValidation', {
    rateLimit: { max: 20, windowSeconds: 60, isShared: true },
    handler: async ({ body, request, language }) => {
      const session = isForEverybody(body.field) ? null : await sessions.requireSession(request)
      return signUps.validate(body, { session, language })
    },
  }),
]
