import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenAnswer } from '@sufra/shared/contracts/authentication'
import { ACCESS_TOKEN_SECONDS } from '#src/modules/identity/session/session.service.ts'
import type { SessionService, Tokens } from '#src/modules/identity/session/session.service.ts'
import { onboardingStepOf, presentUser } from '#src/modules/identity/user/user.service.ts'
import type { Account } from '#src/modules/identity/user/user.service.ts'
import { deviceFor } from './device-cookie.ts'
import { setRefreshCookie } from './refresh-cookie.ts'

export interface HttpExchange {
  request: FastifyRequest
  reply: FastifyReply
  isRemembered?: boolean
}

/** Returns the answer to a sign-in or refresh, without the refresh token. */
const presentTokens = ({ accessToken, user }: Tokens): TokenAnswer => ({
  accessToken,
  expiresIn: ACCESS_TOKEN_SECONDS,
  user: presentUser(user),
  onboardingStep: onboardingStepOf(user),
})

/** Sets the refresh token as a cookie and returns the access token. */
export const handOver = (tokens: Tokens, { request, reply }: HttpExchange): TokenAnswer => {
  setRefreshCookie(request, reply, tokens)
  return presentTokens(tokens)
}

/** Signs in an authenticated person and makes this device known. */
export const createSignIn =
  (sessions: SessionService) =>
  async (user: Account, { isRemembered = true, ...exchange }: HttpExchange): Promise<TokenAnswer> => {
    const userAgent = exchange.request.headers['user-agent']
    const { deviceHash, keep } = deviceFor(exchange.request)
    const answer = handOver(await sessions.start(user, { isRemembered, userAgent, deviceHash }), exchange)
    keep(exchange.reply)
    return answer
  }
