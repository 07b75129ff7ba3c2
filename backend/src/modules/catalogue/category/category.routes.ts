import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { CategoryService } from './category.service.ts'

export const categoryRoutes = (categories: CategoryService): Route[] => [
  defineRoute('GET /api/Category/Get', {
    rateLimit: { max: 300, windowSeconds: 60 },
    handler: ({ scope, query }) => categories.list(scope, query),
  }),
]
