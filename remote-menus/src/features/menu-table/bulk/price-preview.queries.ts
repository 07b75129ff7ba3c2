import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '@sufra/shared/api'
import type { BulkUpdateRequest } from '@sufra/shared/contracts/product'

interface Preview {
  serviceProviderId: number
  ids: number[]
  /** Null while the input is incomplete. */
  set: BulkUpdateRequest['set'] | null
}

/** Query of the server's preview of a price change; nothing is saved. */
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
    // Prices change meanwhile, so earlier previews are not reused.
    staleTime: 0,
    gcTime: 0,
  })
