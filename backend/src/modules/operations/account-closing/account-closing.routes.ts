import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { AccountClosingService } from './account-closing.service.ts'

const reads = { max: 120, windowSeconds: 60 }
const writes = { max: 30, windowSeconds: 60 }

export const accountClosingRoutes = (closing: AccountClosingService): Route[] => [
  defineRoute('GET /api/Account/Closing', {
    rateLimit: reads,
    handler: ({ session }) => closing.get(session),
  }),
  defineRoute('POST /api/Account/Close', {
    rateLimit: writes,
    handler: ({ session, body }) => closing.close(session, body),
  }),
  defineRoute('POST /api/Account/Keep', {
    rateLimit: writes,
    handler: ({ session }) => closing.keep(session),
  }),
  defineRoute('PUT /api/Account/StopClosing', {
    rateLimit: writes,
    handler: ({ body }) => closing.stop(body),
  }),
]
