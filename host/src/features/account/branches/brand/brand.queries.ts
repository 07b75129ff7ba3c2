import { api } from '@sufra/shared/api'
import { WALK_PAGE_SIZE, walkPages } from '@sufra/shared/ui/data'
import { queryOptions } from '@tanstack/react-query'

/** The brands of one merchant, for the operator. */
export const brandsOfMerchantQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['service-providers', 'of', accountId],
    queryFn: async ({ signal }) => {
      const { rows } = await walkPages(
        (page, stop) =>
          api.get('/api/ServiceProvider/Get', {
            query: { 'PaginatedRequest.PageNumber': page, 'PaginatedRequest.PageSize': WALK_PAGE_SIZE },
            signal: stop,
          }),
        { signal },
      )
      return rows.filter(brand => brand.accountId === accountId)
    },
  })

/** The merchant that the operator works for, by name. */
export const merchantQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['merchant', accountId],
    queryFn: ({ signal }) => api.get('/api/Account/Get/Id', { query: { Id: accountId }, signal }),
  })
