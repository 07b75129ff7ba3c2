import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

/** Query of the name of one merchant, for the operator. */
export const merchantQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['merchants', 'one', accountId],
    queryFn: ({ signal }) => api.get('/api/Account/Get/Id', { query: { Id: accountId }, signal }),
  })

/** Query of the brands of one merchant, for the operator. */
export const brandsOfMerchantQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['merchants', 'brands', accountId],
    queryFn: ({ signal }) =>
      api.get('/api/ServiceProvider/Get', {
        query: { 'PaginatedRequest.PageSize': 1000, AccountId: accountId },
        signal,
      }),
    select: ({ data }) => data,
  })
