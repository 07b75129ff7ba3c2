import { CategoryListQuery, CategoryPage } from '@sufra/shared/contracts/merchant'
import { ALL_ROLES } from '@sufra/shared/contracts/role'
import { defineRoute } from '#src/routing/route.ts'
import type { Route } from '#src/routing/route.ts'
import type { CategoryService } from './category.service.ts'

export const categoryRoutes = (categories: CategoryService): Route[] => [
  defineRoute({
    method: 'GET',
    path: '/api/Category/Get',
    summary: 'Categories of a brand, or of all brands of the account',
    access: ALL_ROLES,
    rateLimit: { max: 300, windowSeconds: 60 },
    query: CategoryListQuery,
    response: CategoryPage,
    handler: ({ scope, query }) => categories.list(scope, query),
  }),
]
