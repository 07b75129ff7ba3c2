import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { OwnActsService } from './own-acts.service.ts'

const rateLimit = { max: 300, windowSeconds: 60 }

export const ownActRoutes = (acts: OwnActsService): Route[] => [
  defineRoute('GET /api/OwnAudit/Get', {
    rateLimit,
    handler: ({ session, query }) => acts.list(session, query),
  }),
  defineRoute('GET /api/OwnAudit/People', { rateLimit, handler: ({ session }) => acts.people(session) }),
]
