import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { tooManyRequests } from '#src/errors.ts'
import { composeModules } from '#src/modules.ts'
import type { Foundation } from '#src/foundation.ts'
import { JSON_LIMIT, registerBodies } from '#src/plugins/bodies.ts'
import { answerBrokenRequest } from '#src/plugins/broken-requests.ts'
import { registerDocs } from '#src/plugins/docs.ts'
import { sendProblem } from '#src/plugins/error-mapper.ts'
import { registerRequestLog } from '#src/plugins/request-log.ts'
import { registerSecurityHeaders } from '#src/plugins/security-headers.ts'
import { registerStaticFiles } from '#src/plugins/static-files.ts'
import { mountRoutes } from '#src/routing/mount-routes.ts'

const LONGEST_HEADERS_MS = 20_000

// A request that trickles, and an answer that nobody takes, hold a connection and memory for as long as somebody likes.
// Open streams are excepted: see stream.routes.ts.
const patience = (milliseconds: number) => ({
  requestTimeout: milliseconds,
  connectionTimeout: milliseconds,
  http: {
    headersTimeout: Math.min(LONGEST_HEADERS_MS, milliseconds),
    connectionsCheckingInterval: Math.min(LONGEST_HEADERS_MS / 4, milliseconds / 4),
  },
})

const createServer = ({ env, log }: Foundation) =>
  Fastify({
    ...patience(env.REQUEST_TIMEOUT_SECONDS * 1000),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    // Only the proxies that are named may say where a request came from.
    trustProxy: env.TRUSTED_PROXIES.length ? env.TRUSTED_PROXIES : false,
    genReqId: () => crypto.randomUUID(),
    frameworkErrors: sendProblem,
    clientErrorHandler: answerBrokenRequest,
    forceCloseConnections: true,
  })

/** The application on a ready database, not yet listening. */
export const createApp = async (foundation: Foundation): Promise<FastifyInstance> => {
  const { env } = foundation
  const app = createServer(foundation)
  // The registry reads requests and writes answers by the contracts; the schemas of the routes feed the OpenAPI page.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(sendProblem)
  registerRequestLog(app)
  await registerSecurityHeaders(app, env)
  await app.register(cookie)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  })
  await registerBodies(app)
  await registerDocs(app)
  const modules = composeModules(foundation)
  mountRoutes(app, { ...modules, rateLimitFactor: env.RATE_LIMIT_FACTOR })
  app.addHook('preClose', modules.close)
  await registerStaticFiles(app, env)
  return app
}
