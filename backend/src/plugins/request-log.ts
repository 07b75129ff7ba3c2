import type { FastifyInstance } from 'fastify'

/**
 * Logs one line per answer with the route, never the requested address, because a query may carry a name or a phone
 * number.
 */
export const registerRequestLog = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    }
    const level = route.startsWith('/api/') && route !== '/api/health' ? 'info' : 'debug'
    request.log[level]({ ...line, userId: request.session?.userId }, 'answered')
  })
}
