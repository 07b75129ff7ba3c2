import { z } from 'zod'
import { LoginRequest, TokenAnswer } from '@sufra/shared/contracts/authentication'
import { tokenInvalid } from '#src/errors.ts'
import { ACCESS_TOKEN_SECONDS } from '#src/modules/session/session.service.ts'
import type { SessionService } from '#src/modules/session/session.service.ts'
import { NoBody, defineRoute, type Route } from '#src/routing/route.ts'
import { presentTokens, type AuthenticationService } from './authentication.service.ts'
import { clearRefreshCookie, readRefreshCookie, setRefreshCookie } from './refresh-cookie.ts'

interface Services {
  authentication: AuthenticationService
  sessions: SessionService
}

export const authenticationRoutes = ({ authentication, sessions }: Services): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/login',
    summary: 'Signs in with e-mail and password',
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 },
    body: LoginRequest,
    response: TokenAnswer,
    handler: async ({ body, request, reply }) => {
      const tokens = await authentication.login(body)
      setRefreshCookie(request, reply, tokens)
      return presentTokens(tokens, ACCESS_TOKEN_SECONDS)
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/RefreshToken',
    summary: 'A new access token for the refresh cookie, which is replaced',
    access: 'public',
    rateLimit: { max: 120, windowSeconds: 60 },
    body: NoBody,
    response: TokenAnswer,
    handler: async ({ request, reply }) => {
      const token = readRefreshCookie(request)
      if (!token) throw tokenInvalid()
      const tokens = await sessions.refresh(token).catch(error => {
        clearRefreshCookie(request, reply)
        throw error
      })
      setRefreshCookie(request, reply, tokens)
      return presentTokens(tokens, ACCESS_TOKEN_SECONDS)
    },
  }),
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/Logout',
    summary: 'Ends the session on the server; also when its tokens have expired',
    access: 'public',
    rateLimit: { max: 60, windowSeconds: 60 },
    body: NoBody,
    response: z.object({}),
    handler: async ({ request, reply }) => {
      await sessions.endFor(request, readRefreshCookie(request))
      clearRefreshCookie(request, reply)
      return {}
    },
  }),
]
