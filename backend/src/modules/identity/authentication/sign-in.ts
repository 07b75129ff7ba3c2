import type { FastifyReply, FastifyRequest } from 'fastify'
import type { TokenAnswer } from '@sufra/shared/contracts/authentication'
import { ACCESS_TOKEN_SECONDS } from '#src/modules/identity/session/session.service.ts'
import type { SessionService, Tokens } from '#src/modules/identity/session/session.service.ts'
import { onboardingStepOf, presentUser } from '#src/modules/identity/user/user.service.ts'
import type { Account } from '#src/modules/identity/user/user.service.ts'
import { deviceFor } from './device-cookie.ts'
import { setRefreshCookie } from './refresh-cookie.ts'

export interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  isRemembered?: boolean
}

/** The answer to a sign-in and to a refresh; the refresh token goes another way. */
const presentTokens = ({ accessToken, user }: Tokens): TokenAnswer => ({
  accessToken,
  expiresIn: ACCESS_TOKEN_SECONDS,
  user: presentUser(user),
  onboardingStep: onboardingStepOf(user),
})

/** Hands tokens over: one in the answer, the other in the cookie. */
export const handOver = (tokens: Tokens, { request, reply }: Exchange): TokenAnswer => {
  setRefreshCookie(request, reply, tokens)
  return presentTokens(tokens)
}

/** Signs somebody in, who has shown that it is they; from then on they are known on this device. */
export const createSignIn =
  (sessions: SessionService) =>
  async (user: Account, { isRemembered = true, ...exchange }: Exchange): Promise<TokenAnswer> => {
    const userAgent = exchange.request.headers['user-agent']
    const { deviceHash, keep } = deviceFor(exchange.request)
    const answer = handOver(await sessions.start(user, { isRemembered, userAgent, deviceHash }), exchange)
    keep(exchange.reply)
    return answer
  }
