import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { Polling } from './poll.service.ts'

// Of all printers behind one router: they ask every few seconds, each.
const rateLimit = { max: 1_200, windowSeconds: 60 }
const BODY_LIMIT = 16 * 1024

/** The way of printers: by their address alone, as Star's CloudPRNT asks. */
export const pollRoutes = (polling: Polling): Route[] => [
  defineRoute('POST /api/Printer/Poll/:token', {
    rateLimit,
    bodyLimit: BODY_LIMIT,
    handler: ({ params, body }) => polling.ask(params.token, body),
  }),
  defineRoute('GET /api/Printer/Poll/:token', {
    rateLimit,
    handler: async ({ params, query, reply }) =>
      reply
        .type('image/png')
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .send(await polling.fetch(params.token, query.token)),
  }),
  defineRoute('DELETE /api/Printer/Poll/:token', {
    rateLimit,
    handler: ({ params, query }) => polling.confirm(params.token, query),
  }),
]
