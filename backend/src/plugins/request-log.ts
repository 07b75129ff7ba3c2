import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify'
import type { Metrics } from '#src/metrics/metrics.ts'
import { PROBES } from './probes.ts'

const REQUEST_ID = /^[\w.:-]{1,128}$/
// W3C Trace Context: version, trace id, id of the calling span, flags.
const TRACE_PARENT = /^[\da-f]{2}-([\da-f]{32})-[\da-f]{16}-[\da-f]{2}/

/** Returns the `x-request-id` of the proxy or the caller if it has the form of an id, otherwise a new id. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : crypto.randomUUID()
}

/** Adds the caller's trace id to every line of a request. */
export const createRequestLogger: FastifyServerOptions['childLoggerFactory'] = (
  log,
  bindings,
  options,
  { headers },
  // eslint-disable-next-line max-params -- Fastify calls it with these four
) => {
  const traceId = TRACE_PARENT.exec(String(headers.traceparent))?.[1]
  return log.child(traceId ? { ...bindings, traceId } : bindings, options)
}

const routeOf = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? 'none'

// An open stream lasts hours.
const isEventStream = ({ raw }: FastifyReply): boolean =>
  String(raw.getHeader('content-type')).startsWith('text/event-stream')

/**
 * Logs one line per answer and measures it, with the route, never the requested address, because a query may carry a
 * name or a phone number.
 */
export const registerRequestLog = (app: FastifyInstance, metrics: Metrics): void => {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request
    const [route, status] = [routeOf(request), reply.statusCode]
    const line = { method, route, status, ms: Math.round(reply.elapsedTime) }
    const level = PROBES.has(route) ? 'debug' : 'info'
    request.log[level](line, 'answered')
    if (isEventStream(reply)) return
    const labels = { method, route, status: `${Math.trunc(status / 100)}xx` }
    metrics.requestSeconds.observe(labels, reply.elapsedTime / 1000)
  })
}
