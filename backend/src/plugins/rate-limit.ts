import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import { AppError, tooManyRequests } from '#src/errors/errors.ts'
import { networkOf } from '#src/routing/network.ts'

/**
 * Reads the client's address when a request arrives: a connection that has closed no longer knows it, and requests
 * continue after their client is gone.
 */
const registerClientAddress = (app: FastifyInstance): void => {
  app.decorateRequest('clientAddress', '')
  app.addHook('onRequest', (request, _reply, done) => {
    const address: string | undefined = request.ip
    if (address === undefined) return done(new AppError({ code: 'bad_request' }))
    request.clientAddress = address
    done()
  })
}

/** Counts requests by network. A route sets its own limit; a route without one has none. */
export const registerRateLimit = async (app: FastifyInstance): Promise<void> => {
  registerClientAddress(app)
  await app.register(rateLimit, {
    global: false,
    keyGenerator: request => networkOf(request.clientAddress),
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    /** address of the client, also after it has disconnected; only listed proxies can set another one */
    clientAddress: string
  }
}
