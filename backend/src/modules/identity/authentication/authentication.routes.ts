import { AppError, tokenExpired } from '#src/errors/errors.ts'
import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { AuthenticationService } from './authentication.service.ts'
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts'
import { handOver } from './sign-in.ts'

interface Services {
  authentication: AuthenticationService
  sessions: SessionService
  /** public origin of the product */
  publicUrl: string
}

const isRefusal = (error: unknown): boolean => error instanceof AppError && error.facts.status === 401

export const authenticationRoutes = ({ authentication, sessions, publicUrl }: Services): Route[] => [
  defineRoute('POST /api/Authentication/login', {
    rateLimit: { max: 30, windowSeconds: 60, isShared: true },
    handler: async ({ body, request, reply }) => {
      const found = await authentication.login(body, { request, reply })
      if ('requiresOtp' in found) return found
      return authentication.signIn(found, { request, reply, isRemembered: body.rememberMe })
    },
  }),
  defineRoute('POST /api/Authentication/RefreshToken', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: async ({ request, reply }) => {
      const token = readRefreshCookie(request, publicUrl)
      // The browser has dropped the cookie at its expiry.
      if (!token) throw tokenExpired()
      const tokens = await sessions.refresh(token).catch(error => {
        // Keeps the cookie during an outage, because the session may continue afterwards.
        if (isRefusal(error)) clearRefreshCookie(request, reply)
        throw error
      })
      return handOver(tokens, { request, reply })
    },
  }),
  defineRoute('POST /api/Authentication/Logout', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ request, reply }) => {
      await sessions.endFor(request, readRefreshCookie(request, publicUrl))
      clearRefreshCookie(request, reply)
      return {}
    },
  }),
]
