import type { FastifyInstance } from 'fastify'

/** One line for each answer: the route, never the address as it came, because a query may carry a name or a phone. */
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
