import { flowOfUser } from '#src/modules/identity/one-time-code/one-time-code.service.ts'
import type { SessionService } from '#src/modules/identity/session/session.service.ts'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { AuthenticationService } from './authentication.service.ts'
import { askerOf, namedAskerOf } from './device-cookie.ts'

interface Services {
  authentication: AuthenticationService
  sessions: SessionService
}

const confirmation = ({ authentication, sessions }: Services): Route =>
  defineRoute('POST /api/Authentication/CodeConfirmation', {
    rateLimit: { max: 30, windowSeconds: 60, isShared: true },
    handler: async ({ body, request, reply }) => {
      const { email, code, purpose, rememberMe: isRemembered } = body
      // Without a session, a stranger could have the mailbox owner confirm the stranger's new address.
      const caller = purpose === 'ChangeEmail' ? await sessions.requireSession(request) : undefined
      const confirmed = await authentication.confirmCode({
        email,
        code,
        purpose,
        userId: caller?.userId ?? body.userId,
        flow: caller ? flowOfUser(caller.userId).flow : askerOf(request).deviceHash,
      })
      if (!('signedIn' in confirmed)) return confirmed
      return authentication.signIn(confirmed.signedIn, { request, reply, isRemembered })
    },
  })

export const codeRoutes = (services: Services): Route[] => [
  confirmation(services),
  defineRoute('POST /api/Authentication/ResendVerificationCode', {
    rateLimit: { max: 20, windowSeconds: 60, isShared: true },
    handler: async ({ body, request, reply }) => {
      // Without a session the answer is the usual one, and nothing is sent.
      const isOwn = body.purpose === 'ChangeEmail' && request.headers.authorization !== undefined
      const caller = isOwn ? await services.sessions.requireSession(request) : undefined
      const asker = namedAskerOf(request, reply)
      return services.authentication.resend(body, { asker, userId: caller?.userId })
    },
  }),
  defineRoute('POST /api/Authentication/ForgetPassword', {
    rateLimit: { max: 20, windowSeconds: 60, isShared: true },
    handler: ({ body, request, reply }) =>
      services.authentication.forgetPassword(body, namedAskerOf(request, reply)),
  }),
  defineRoute('POST /api/Authentication/ResetPassword', {
    rateLimit: { max: 20, windowSeconds: 60, isShared: true },
    handler: async ({ body, request }) => {
      await services.authentication.resetPassword(body, askerOf(request))
      return {}
    },
  }),
]
