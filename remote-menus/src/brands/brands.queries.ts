import { queryOptions } from '@tanstack/react-query'
import { brandQuery } from '#src/products/products.queries.ts'

/** The brands whose menus can be edited. The same answer as `brandQuery` picks one from. */
export const brandsQuery = queryOptions({
  ...brandQuery,
  select: ({ data }) => data.filter(brand => brand.isActive),
})
