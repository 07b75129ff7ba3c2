import { api } from '@sufra/shared/api'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'

const SHOWN = 6

/** Query of the first merchants whose name or number matches, for the operator. */
export const merchantSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['merchants', 'search', search],
    queryFn: async ({ signal }) => {
      const query = {
        'PaginatedRequest.PageNumber': 1,
        'PaginatedRequest.PageSize': SHOWN,
        Search: search || undefined,
      }
      return (await api.get('/api/Account/Get', { query, signal })).data
    },
    placeholderData: keepPreviousData,
  })
