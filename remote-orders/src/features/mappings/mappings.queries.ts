import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { TableState } from '@sufra/shared/ui/data'
import type { MappingFilters } from './mappings-url.ts'

const mappingsKey = ['orders', 'mappings'] as const

/** `accountId`: the merchant that the operator chose; null for the own one. */
export const mappingsQuery = (state: TableState<MappingFilters, never>, accountId: number | null) =>
  queryOptions({
    queryKey: [...mappingsKey, 'page', accountId, state],
    queryFn: ({ signal }) =>
      api.get('/api/ProductMapping/Get', {
        query: {
          AccountId: accountId,
          ChannelId: state.filters.channel,
          Search: state.filters.search || null,
          'PaginatedRequest.PageNumber': state.page,
          'PaginatedRequest.PageSize': state.pageSize,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
    // Each failed order that is put back can add a mapping.
    staleTime: 0,
  })

const SHOWN = 50

/** Query of recent mapping changes. */
export const mappingHistoryQuery = (accountId: number | null) =>
  queryOptions({
    queryKey: [...mappingsKey, 'history', accountId],
    queryFn: ({ signal }) =>
      api.get('/api/ProductMapping/GetHistory', {
        query: { AccountId: accountId, 'PaginatedRequest.PageSize': SHOWN },
        signal,
      }),
    select: ({ data }) => data,
    staleTime: 0,
  })

const useChange = <Asked, Answer>(mutationFn: (asked: Asked) => Promise<Answer>, onSuccess: () => void) => {
  const queryClient = useQueryClient()
  const onSettled = () => queryClient.invalidateQueries({ queryKey: mappingsKey })
  // Fails immediately offline instead of pausing until the network returns.
  return useMutation({ mutationFn, networkMode: 'always', onSuccess, onSettled })
}

export const useChangeMapping = (onDone: () => void) =>
  useChange(
    (body: { id: number; productId: number }) => api.put('/api/ProductMapping/Update', { body }),
    onDone,
  )

export const useRemoveMapping = (onDone: () => void) =>
  useChange((id: number) => api.delete('/api/ProductMapping/Delete', { query: { Id: id } }), onDone)
