import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Env } from '#src/env.ts'
import { isFromThisMachine } from '#src/routing/from-this-machine.ts'
import { PROBES } from './probes.ts'

const HOST_NAME = /^(?:[\w.-]+|\[[\da-f:]+\])$/i
const HTTPS_PORT = 443

const addressFor = ({ hostname, url }: FastifyRequest, port: number): string | undefined =>
  HOST_NAME.test(hostname) ? `https://${hostname}${port === HTTPS_PORT ? '' : `:${port}`}${url}` : undefined

/**
 * With a certificate, plain requests from elsewhere are redirected to the same address over https. Programs on this
 * machine, such as the launcher, and probes still use the plain port.
 */
export const registerEncryptedAddress = (
  app: FastifyInstance,
  { TLS_CERT, TLS_PORT }: Pick<Env, 'TLS_CERT' | 'TLS_PORT'>,
): void => {
  if (!TLS_CERT) return
  app.addHook('onRequest', (request, reply, done) => {
    const isAnswered =
      request.protocol === 'https' ||
      isFromThisMachine(request.raw) ||
      PROBES.has(request.routeOptions.url ?? '')
    const address = isAnswered ? undefined : addressFor(request, TLS_PORT)
    if (address === undefined) return done()
    // 308 keeps the method and the body.
    void reply.redirect(address, 308)
  })
}
