import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { CredentialService } from './credentials.service.ts'

/** All routes concern the person of the session. */
export const credentialRoutes = (credentials: CredentialService): Route[] => [
  defineRoute('POST /api/User/ChangePassword', {
    rateLimit: { max: 20, windowSeconds: 60 },
    handler: async ({ body, session }) => {
      await credentials.changePassword(session, body)
      return {}
    },
  }),
  defineRoute('POST /api/User/ChangeEmail', {
    rateLimit: { max: 10, windowSeconds: 60 },
    handler: ({ body, session }) => credentials.changeEmail(session, body),
  }),
  defineRoute('PUT /api/User/UpdateProfile', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: ({ body, session }) => credentials.updateProfile(session, body),
  }),
]
