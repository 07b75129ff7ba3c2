import type { FastifyInstance } from 'fastify'
import { notReady } from '#src/errors/errors.ts'

/** Addresses that machines ask every few seconds. */
export const PROBES: ReadonlySet<string> = new Set(['/api/health', '/livez', '/readyz'])

/** Returns the parts of this node that do not work; see docs/operating.md. */
export type FindFailingParts = () => Promise<string[]>

/**
 * `GET /livez`: the process answers. `GET /readyz`: this node can serve, else 503 with the failing parts in `errors`.
 * Without rate limit and session.
 */
export const registerProbes = (app: FastifyInstance, findFailingParts: FindFailingParts): void => {
  const options = { schema: { hide: true } }
  app.get('/livez', options, async () => ({ status: 'ok' }))
  app.get('/readyz', options, async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    const failing = await findFailingParts()
    if (failing.length > 0) throw notReady(failing)
    return { status: 'ok' }
  })
}
