import { z } from 'zod'
import {
  ChangeEmailAnswer,
  ChangeEmailRequest,
  ChangePasswordRequest,
  ProfileRequest,
  SessionUser,
} from '@sufra/shared/contracts/authentication'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { CredentialService } from './credentials.service.ts'

/** All of them are about the caller, whom the session names. */
export const credentialRoutes = (credentials: CredentialService): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/User/ChangePassword',
    summary: 'Sets a new password and signs out on all other devices',
    access: ALL_ROLES,
    rateLimit: { max: 20, windowSeconds: 60 },
    body: ChangePasswordRequest,
    response: z.object({}),
    handler: async ({ body, session }) => {
      await credentials.changePassword(session, body)
      return {}
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/User/ChangeEmail',
    summary: 'Sends a code to a new address, which counts once the code is confirmed',
    access: ALL_ROLES,
    rateLimit: { max: 10, windowSeconds: 60 },
    body: ChangeEmailRequest,
    response: ChangeEmailAnswer,
    handler: ({ body, session }) => credentials.changeEmail(session, body),
  }),
  defineRoute({
    method: 'PUT',
    path: '/api/User/UpdateProfile',
    summary: "The caller's own name, phone, language, and whether a code is asked for at every sign-in",
    access: ALL_ROLES,
    rateLimit: { max: 30, windowSeconds: 60 },
    body: ProfileRequest,
    response: SessionUser,
    handler: ({ body, session }) => credentials.updateProfile(session, body),
  }),
]
