import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { MenuHistoryService } from './menu-history.service.ts'

export const menuHistoryRoutes = (history: MenuHistoryService): Route[] => [
  defineRoute('GET /api/MenuHistory/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ scope, query }) => history.list(scope, query),
  }),
  defineRoute('POST /api/MenuHistory/Restore', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: ({ scope, session, body }) => history.restore({ ...session, scope }, body),
  }),
]
