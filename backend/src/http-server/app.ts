import cookie from '@fastify/cookie'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { composeModules } from './modules.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { httpPatience } from './http-timeouts.ts'
import { followRequests } from './open-requests.ts'
import { JSON_LIMIT, registerBodies } from '#src/plugins/bodies.ts'
import { answerBrokenRequest } from '#src/plugins/broken-requests.ts'
import { registerCompressedAnswers } from '#src/plugins/compressed-answers.ts'
import { registerDocs } from '#src/plugins/docs.ts'
import { registerEncryptedAddress } from '#src/plugins/https-redirect.ts'
import { registerProbes } from '#src/plugins/probes.ts'
import { sendProblem } from '#src/plugins/error-mapper.ts'
import { registerRateLimit } from '#src/plugins/rate-limit.ts'
import { createRequestLogger, registerRequestLog, requestIdOf } from '#src/plugins/request-log.ts'
import { registerSecurityHeaders } from '#src/plugins/security-headers.ts'
import { registerStaticFiles } from '#src/plugins/static-files.ts'
import { createLargeBodies } from '#src/routing/large-bodies.ts'
import { mountRoutes } from '#src/routing/mount-routes.ts'

/** Time for running requests to finish after the stop. The process itself has 15 s. */
const REQUEST_PATIENCE_MS = 8_000
/** Fastify's own limit for the start of a plugin, and for the end of a close hook, which waits for requests. */
const PLUGIN_TIMEOUT_MS = 20_000

const createServer = ({ env, log }: Foundation) =>
  Fastify({
    ...httpPatience(env.REQUEST_TIMEOUT_SECONDS),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: JSON_LIMIT,
    // Only the listed proxies may set the client address.
    trustProxy: env.TRUSTED_PROXIES.length ? env.TRUSTED_PROXIES : false,
    genReqId: requestIdOf,
    childLoggerFactory: createRequestLogger,
    frameworkErrors: sendProblem,
    clientErrorHandler: answerBrokenRequest,
    // Requests that arrive on an open connection while the server closes are answered too.
    return503OnClosing: false,
    pluginTimeout: PLUGIN_TIMEOUT_MS,
    forceCloseConnections: true,
  })

// A load balancer reuses no connection of a node that is about to stop.
const closeDrainedConnections = (app: FastifyInstance, { drain }: Foundation) =>
  app.addHook('onSend', async ({ raw }, reply) => {
    if (drain.isDraining() && raw.httpVersionMajor < 2) void reply.header('connection', 'close')
  })

/** Returns the application on a ready database, not yet listening. */
export const createApp = async (foundation: Foundation): Promise<FastifyInstance> => {
  const { env } = foundation
  const app = createServer(foundation)
  // The registry validates requests and serializes answers by the contracts; the schemas of the routes feed only the
  // OpenAPI page.
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(sendProblem)
  const requests = followRequests(app)
  registerRequestLog(app, foundation.metrics)
  closeDrainedConnections(app, foundation)
  registerCompressedAnswers(app)
  registerEncryptedAddress(app, env)
  await registerSecurityHeaders(app, env)
  await app.register(cookie)
  await registerRateLimit(app)
  await registerBodies(app)
  await registerDocs(app)
  const modules = composeModules(foundation)
  mountRoutes(app, {
    ...modules,
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
    inTurn: createLargeBodies(env),
  })
  app.addHook('preClose', async () => {
    // Fastify closes the listening socket only after this hook. A second socket, as for `localhost`, would close at
    // once with all of its requests.
    if (app.addresses().length === 1) app.server.close()
    await modules.endStreams()
    await requests.finished(REQUEST_PATIENCE_MS)
    await modules.close()
  })
  registerProbes(app, modules.findFailingParts)
  await registerStaticFiles(app, { env, isRemotePath: modules.isRemotePath })
  return app
}
