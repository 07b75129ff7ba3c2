import cookie from '@fastify/cookie'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance } from 'fastify'
import { notFound, tooManyRequests } from '#src/errors.ts'
import { authenticationRoutes } from '#src/modules/authentication/authentication.routes.ts'
import { createAuthenticationService } from '#src/modules/authentication/authentication.service.ts'
import { registerIdempotencyClean } from '#src/modules/idempotency/idempotency.service.ts'
import { createSessionService } from '#src/modules/session/session.service.ts'
import { userRoutes } from '#src/modules/user/user.routes.ts'
import { createUserService } from '#src/modules/user/user.service.ts'
import type { Platform } from '#src/platform.ts'
import { JSON_LIMIT, registerBodies } from '#src/plugins/bodies.ts'
import { sendProblem } from '#src/plugins/error-mapper.ts'
import { mountRoutes } from '#src/routing/mount-routes.ts'
import type { Route } from '#src/routing/route.ts'

// The list is the map: every module of the API is named here.
const composeModules = (platform: Platform) => {
  const users = createUserService(platform)
  const sessions = createSessionService(platform, users)
  const authentication = createAuthenticationService(platform, { users, sessions })
  registerIdempotencyClean(platform)

  const routes: Route[] = [...authenticationRoutes({ authentication, sessions }), ...userRoutes(users)]
  return { routes, sessions }
}

/** The application on a ready database, not yet listening. */
export const createApp = async (platform: Platform): Promise<FastifyInstance> => {
  const { env } = platform
  const app = Fastify({
    loggerInstance: platform.log,
    disableRequestLogging: true,
    bodyLimit: JSON_LIMIT,
    trustProxy: env.TRUSTED_PROXIES.length ? env.TRUSTED_PROXIES : false,
    genReqId: () => crypto.randomUUID(),
    // The registry reads requests and writes answers by the contracts; these schemas only feed the OpenAPI page.
    frameworkErrors: sendProblem,
  })
  app.setValidatorCompiler(() => () => true)
  app.setSerializerCompiler(() => JSON.stringify)
  app.setErrorHandler(sendProblem)
  app.setNotFoundHandler((request, reply) => sendProblem(notFound(), request, reply))
  await app.register(cookie)
  await app.register(rateLimit, {
    global: false,
    errorResponseBuilder: (_request, { ttl }) => tooManyRequests(ttl / 1000),
  })
  await registerBodies(app)

  const { routes, sessions } = composeModules(platform)
  mountRoutes(app, {
    routes,
    gatekeeper: { requireSession: sessions.requireSession, isDeployToken: () => false },
    rateLimitFactor: env.RATE_LIMIT_FACTOR,
  })
  return app
}
