import '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuseForeignOrigin } from './foreign-origin.ts'
import { sessionSeconds } from '#src/modules/identity/session/session.service.ts'
import type { Tokens } from '#src/modules/identity/session/session.service.ts'

const NAME = 'sufra_refresh'
const TOKEN = /^[\w-]{43}$/
const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Of the cookies of this path. A browser drops Secure ones of plain http; only a loopback set-up may do without. */
export const cookieAttributesFor = (request: FastifyRequest) => ({
  httpOnly: true,
  sameSite: 'strict' as const,
  path: '/api/Authentication',
  secure: !(request.protocol === 'http' && LOOPBACK.has(request.hostname)),
})

/** The token that a page of ours sends; undefined without one. Throws `forbidden_origin` when it comes from elsewhere. */
export const readRefreshCookie = (request: FastifyRequest, publicUrl: string): string | undefined => {
  const value = request.cookies[NAME]
  if (value === undefined) return undefined
  refuseForeignOrigin(request, publicUrl)
  return TOKEN.test(value) ? value : undefined
}

/** Kept by the browser after its end only when the user asked to be remembered. */
export const setRefreshCookie = (request: FastifyRequest, reply: FastifyReply, tokens: Tokens): void => {
  const maxAge = tokens.isRemembered ? { maxAge: sessionSeconds(true) } : {}
  void reply.setCookie(NAME, tokens.refreshToken, { ...cookieAttributesFor(request), ...maxAge })
}

export const clearRefreshCookie = (request: FastifyRequest, reply: FastifyReply): void => {
  void reply.clearCookie(NAME, cookieAttributesFor(request))
}
