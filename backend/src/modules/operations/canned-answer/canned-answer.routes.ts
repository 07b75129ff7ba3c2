import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { CannedAnswerService } from './canned-answer.service.ts'

const rateLimit = { max: 120, windowSeconds: 60 }

export const cannedAnswerRoutes = (answers: CannedAnswerService): Route[] => [
  defineRoute('GET /api/CannedAnswer/Get', { rateLimit, handler: () => answers.list() }),
  defineRoute('POST /api/CannedAnswer/Add', { rateLimit, handler: ({ body }) => answers.add(body) }),
  defineRoute('PUT /api/CannedAnswer/Update', {
    rateLimit,
    handler: ({ body: { id, ...request } }) => answers.update(id, request),
  }),
  defineRoute('DELETE /api/CannedAnswer/Delete', {
    rateLimit,
    handler: async ({ query }) => {
      await answers.remove(query.Id)
      return {}
    },
  }),
]
