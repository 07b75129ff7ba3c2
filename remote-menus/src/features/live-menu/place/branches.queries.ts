import { queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'

const MOST_BRANCHES = 1000

/** The brand's branches that this person works at. */
export const branchesQuery = (serviceProviderId: number) =>
  queryOptions({
    queryKey: ['menus', 'branches', serviceProviderId],
    queryFn: ({ signal }) =>
      api.get('/api/Branch/Get', {
        query: {
          ServiceProviderId: serviceProviderId,
          'PaginatedRequest.PageNumber': 1,
          'PaginatedRequest.PageSize': MOST_BRANCHES,
        },
        signal,
      }),
    select: branches => branches.data,
  })
