import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SessionService } from './session.service.ts'

export const sessionRoutes = ({ devices }: SessionService): Route[] => [
  defineRoute('GET /api/Session/Get', {
    rateLimit: { max: 120, windowSeconds: 60 },
    handler: ({ session, scope }) => devices.list({ session, scope }),
  }),
  defineRoute('DELETE /api/Session/Delete', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: async ({ query, session, scope }) => {
      await devices.endOne({ session, scope }, query.Id)
      return {}
    },
  }),
  defineRoute('POST /api/Session/EndOthers', {
    rateLimit: { max: 30, windowSeconds: 60 },
    handler: async ({ session, scope }) => {
      await devices.endOthers({ session, scope })
      return {}
    },
  }),
]
