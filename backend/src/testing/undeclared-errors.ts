import type { FastifyInstance } from 'fastify'

const PROBLEM = 'application/problem+json'

const codeOf = (payload: unknown): unknown => {
  if (typeof payload !== 'string') return undefined
  const problem: { code?: unknown } = JSON.parse(payload)
  return problem.code
}

/**
 * Watches every answer of an app that is not ready yet. Returns a function that lists the errors that an endpoint
 * returned but does not declare.
 */
export const watchErrors = (app: FastifyInstance): (() => string[]) => {
  const undeclared = new Set<string>()
  app.addHook('onSend', async (request, reply, payload) => {
    const { config, method, url } = request.routeOptions
    const declared: ReadonlySet<unknown> | undefined = config.errors
    if (!declared || !String(reply.getHeader('content-type')).startsWith(PROBLEM)) return payload
    const code = codeOf(payload)
    if (!declared.has(code)) undeclared.add(`${method} ${url} ${String(code)}`)
    return payload
  })
  return () => [...undeclared]
}
