import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { SearchWordsService } from './search-words.service.ts'

export const searchWordsRoutes = (words: SearchWordsService): Route[] => [
  defineRoute('GET /api/SearchWords/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ session }) => words.get(session.accountId),
  }),
  defineRoute('PUT /api/SearchWords/Update', {
    rateLimit: { max: 60, windowSeconds: 60 },
    handler: ({ session, body }) => words.update(session.accountId, body),
  }),
]
