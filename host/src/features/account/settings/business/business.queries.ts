import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { AccountUpdateRequest } from '@sufra/shared/contracts/account'
import type { ServiceProvider, ServiceProviderRequest } from '@sufra/shared/contracts/merchant'
import type { ReceiptSettingsRequest } from '@sufra/shared/contracts/receipt-settings'
import { queryOptions } from '@tanstack/react-query'

const ALL = { 'PaginatedRequest.PageNumber': 1, 'PaginatedRequest.PageSize': 1000 }

/**
 * The company, its brands and the receipt settings. Refetched whenever the forms open: they send all fields, and
 * somebody else may have changed one.
 */
export const businessQuery = (accountId: number) =>
  queryOptions({
    queryKey: ['business-settings', accountId],
    queryFn: async ({ signal }) => {
      const [account, brands, types, receipts] = await Promise.all([
        api.get('/api/Account/Get/Id', { query: { Id: accountId }, signal }),
        api.get('/api/ServiceProvider/Get', { query: ALL, signal }),
        api.get('/api/Type/Get', { query: ALL, signal }),
        api.get('/api/ReceiptSettings/Get', { signal }),
      ])
      return { account, brands: brands.data, types: types.data, receipts }
    },
    gcTime: 0,
  })

export const saveAccount = (body: AccountUpdateRequest) => api.put('/api/Account/Update', { body })

/** Throws `ApiError` 400, 413, 415 for a picture that the server cannot use. */
export const storeImage = async (picture: File): Promise<string> => {
  const body = new FormData()
  body.append('File', picture)
  return (await api.post('/api/Image/Add', { body })).imageUrl
}

/** Saves a brand. A retry after a lost response uses the same idempotency key, so a new brand is added once. */
export const useSaveBrand = (brand: ServiceProvider | null) => {
  const sendOnce = useSendOnce()
  return (body: ServiceProviderRequest) =>
    brand
      ? api.put('/api/ServiceProvider/Update', { body: { ...body, id: brand.id } })
      : sendOnce(body, idempotencyKey => api.post('/api/ServiceProvider/Add', { body, idempotencyKey }))
}

export const saveReceipts = (body: ReceiptSettingsRequest) => api.put('/api/ReceiptSettings/Update', { body })
