import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { BulkUpdateRequest } from '@sufra/shared/contracts/product'

interface Preview {
  serviceProviderId: number
  ids: number[]
  /** Null while nothing was said yet. */
  set: BulkUpdateRequest['set'] | null
}

/** What the server would make of a change of prices. Nothing is written. */
export const pricePreviewQuery = ({ serviceProviderId, ids, set }: Preview) =>
  queryOptions({
    queryKey: ['menus', 'price-preview', serviceProviderId, ids, set],
    queryFn: ({ signal }) =>
      api.put('/api/Product/BulkUpdate', {
        body: { serviceProviderId, ids, set: set ?? {}, preview: true },
        signal,
      }),
    enabled: set !== null,
    placeholderData: keepPreviousData,
    // Prices change meanwhile: nothing that was previewed before counts.
    staleTime: 0,
    gcTime: 0,
  })
