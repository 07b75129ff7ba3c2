import { z } from 'zod'
import { LoginAnswer, LoginRequest, TokenAnswer } from '@sufra/shared/contracts/authentication'
import { AppError, tokenExpired } from '#src/errors.ts'
import type { SessionService } from '#src/modules/session/session.service.ts'
import { NoBody, defineRoute, type Route } from '#src/routing/route.ts'
import type { AuthenticationService } from './authentication.service.ts'
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts'
import { handOver } from './sign-in.ts'

interface Services {
  authentication: AuthenticationService
  sessions: SessionService
  /** where people open the product */
  publicUrl: string
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.facts.status === 401

export const authenticationRoutes = ({ authentication, sessions, publicUrl }: Services): Route[] => [
  defineRoute({
    method: 'POST',
    path: '/api/Authentication/login',
    summary: 'Signs in with e-mail and password, or says that a code is needed as well',
    access: 'public',
    rateLimit: { max: 30, windowSeconds: 60 },
    body: LoginRequest,
    response: LoginAnswer,
    handler: async ({ body, request, reply }) => {
      const found = await authentication.login(body, { request, reply })
      if ('requiresOtp' in found) return found
      return authentication.signIn(found, { request, reply, isRemembered: body.rememberMe })
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
      const token = readRefreshCookie(request, publicUrl)
      // A browser drops the cookie when its time is over.
      if (!token) throw tokenExpired()
      const tokens = await sessions.refresh(token).catch(error => {
        // Not for an outage: the session may well go on after it.
        if (isRefusal(error)) clearRefreshCookie(request, reply)
        throw error
      })
      return handOver(tokens, { request, reply })
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
      await sessions.endFor(request, readRefreshCookie(request, publicUrl))
      clearRefreshCookie(request, reply)
      return {}
    },
  }),
]
