import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from './foreign-origin.ts'
import { sessionSeconds } from '#src/modules/identity/session/session.service.ts'
import type { Tokens } from '#src/modules/identity/session/session.service.ts'

const NAME = 'sufra_refresh'
const TOKEN = /^[\w-]{43}$/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/**
 * Attributes of the cookies of this path. Browsers drop Secure cookies over plain http; only a loopback
 * set-up omits the attribute.
 */
export const cookieAttributesFor = (request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/api/Authentication',
  secure: !(request.protocol === 'http' && LOOPBACK.has(request.hostname)),
})

/** Returns the token that the own page sends; undefined without one. Throws `forbidden_origin` for other origins. */
export const readRefreshCookie = (request: FastifyRequest, publicUrl: string): string | undefined => {
  const value = request.cookies[NAME]
  if (value === undefined) return undefined
  refuseForeignOrigin(request, publicUrl)
  return TOKEN.test(value) ? value : undefined
}

/** The browser keeps the cookie after its end only when the user asked to stay signed in. */
export const setRefreshCookie = (request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void => {
  const maxAge = tokens.isRemembered ? { maxAge: sessionSeconds(true) } : {}
  void reply.setCookie(NAME, tokens.refreshToken, { ...cookieAttributesFor(request), ...maxAge })
}

export const clearRefreshCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.clearCookie(NAME, cookieAttributesFor(request))
}
