import helmet from '@fastify/helmet'
import type { FastifyInstance } from 'fastify'

/** What a browser may do with our pages: run our own scripts and those of the listed remote origins, nothing else. */
export const registerSecurityHeaders = async (
  app: FastifyInstance,
  remoteOrigins: string[],
): Promise<void> => {
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
        workerSrc: ["'self'"],
      },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    referrerPolicy: { policy: 'no-referrer' },
  })
}
