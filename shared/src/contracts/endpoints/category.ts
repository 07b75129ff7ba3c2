import { CategoryListQuery, CategoryPage } from '#src/contracts/merchant.ts'
import { ALL_ROLES } from '#src/contracts/role.ts'
import { defineEndpoints } from './endpoint.ts'

export const categoryEndpoints = defineEndpoints({
  'GET /api/Category/Get': {
    summary: 'Categories of a brand, or of all brands of the account',
    access: ALL_ROLES,
    query: CategoryListQuery,
    answer: CategoryPage,
  },
})
