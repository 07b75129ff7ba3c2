import helmet from '@fastify/helmet'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { isStoredAddress, NO_DOCUMENT } from '#src/routing/stored-file.ts'
import type { Env } from '#src/env.ts'
import { isFromThisMachine } from '#src/routing/from-this-machine.ts'

type Source = string | ((request: IncomingMessage) => string)

// For anyone else they would name ports of their own machine.
const localSource = (origins: string[]): Source[] =>
  origins.length === 0 ? [] : [request => (isFromThisMachine(request) ? origins.join(' ') : '')]

const WORKER = '/sw.js'
const PLAIN_HOST = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i

// Allows the host's service worker and none of a remote, because a worker would outlive the remote. The source is an
// address, because 'self' would allow every script of ours. It uses the requested host, since several names may lead
// here.
const ownWorker = ({ headers: { host = '' } }: IncomingMessage): string =>
  PLAIN_HOST.test(host) ? `${host}${WORKER}` : ''

/**
 * Sets the content security policy: pages may run only our own scripts and those of the listed remote origins;
 * answers that are no pages may run nothing.
 */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  {
    REMOTE_ORIGINS,
    LOCAL_REMOTE_ORIGINS,
    PUBLIC_URL,
  }: Pick<Env, 'REMOTE_ORIGINS' | 'LOCAL_REMOTE_ORIGINS' | 'PUBLIC_URL'>,
): Promise<void> => {
  const remoteOrigins = [...REMOTE_ORIGINS, ...localSource(LOCAL_REMOTE_ORIGINS)]
  await app.register(helmet, {
    contentSecurityPolicy: {
      // The defaults upgrade to https, which a plain loopback set-up does not support.
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
        workerSrc: [`${PUBLIC_URL}${WORKER}`, ownWorker],
        manifestSrc: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
  app.addHook('onRequest', async ({ routeOptions, url }, reply) => {
    // Checks the route as well, because an address can be written in many ways.
    if ([routeOptions.url ?? '', url].some(isStoredAddress)) void reply.headers(NO_DOCUMENT)
    // The scope is explicit, because a proxy may move the file.
    if (url.split('?')[0] === WORKER) void reply.header('service-worker-allowed', '/')
  })
}
