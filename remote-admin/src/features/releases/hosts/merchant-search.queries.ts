import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { MerchantChannelRequest } from '@sufra/shared/contracts/release-control'

const SHOWN = 5

/** The first merchants whose name or number matches. */
export const merchantSearchQuery = (search: string) =>
  queryOptions({
    queryKey: ['admin', 'merchants', 'search', search],
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

export const useMerchantChannel = () =>
  useMutation({
    mutationFn: (request: MerchantChannelRequest) =>
      api.post('/api/Release/SetMerchantChannel', { body: request }),
    networkMode: 'always',
  })
