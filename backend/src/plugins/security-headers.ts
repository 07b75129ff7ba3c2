import helmet from '@fastify/helmet'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isStoredAddress, NO_DOCUMENT } from '#src/stored-file.ts'
import type { Env } from '#src/env.ts'
import { isFromThisMachine } from '#src/routing/from-this-machine.ts'

type Source = string | ((request: IncomingMessage) => string)

// To anybody elsewhere they would name ports of their own machine.
const localSource = (origins: string[]): Source[] =>
  origins.length === 0 ? [] : [request => (isFromThisMachine(request) ? origins.join(' ') : '')]

/** What a browser may do with our pages: run our own scripts and those of the listed remote origins, nothing else; and with what is no page of ours: nothing at all. */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  { REMOTE_ORIGINS, LOCAL_REMOTE_ORIGINS }: Pick<Env, 'REMOTE_ORIGINS' | 'LOCAL_REMOTE_ORIGINS'>,
): Promise<void> => {
  const remoteOrigins = [...REMOTE_ORIGINS, ...localSource(LOCAL_REMOTE_ORIGINS)]
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults would upgrade to https, which a plain loopback set-up does not speak.
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...remoteOrigins],
        // emotion writes style elements
        styleSrc: ["'self'", "'unsafe-inline'", ...remoteOrigins],
        imgSrc: ["'self'", 'data:', 'blob:', ...remoteOrigins],
        connectSrc: ["'self'", ...remoteOrigins],
        fontSrc: ["'self'", ...remoteOrigins],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        // Nothing here has one, and one of a remote would outlive it.
        workerSrc: ["'none'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', async ({ routeOptions, url }, reply) => {
    // The route as well: an address can be written in many ways.
    if ([routeOptions.url ?? '', url].some(isStoredAddress)) void reply.headers(NO_DOCUMENT)
  })
}
