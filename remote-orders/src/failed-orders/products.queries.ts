import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'

const SHOWN = 20

/** Query of a brand's products whose names contain the search text. */
export const productSearchQuery = (serviceProviderId: number, search: string) =>
  queryOptions({
    queryKey: ['orders', 'products', serviceProviderId, search],
    queryFn: ({ signal }) =>
      api.get('/api/Product/Get', {
        query: {
          ServiceProviderId: serviceProviderId,
          Name: search || null,
          'PaginatedRequest.PageSize': SHOWN,
        },
        signal,
      }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  })
