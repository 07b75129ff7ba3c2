import { api } from '@sufra/shared/api'
import type { InvoiceSellerRequest, InvoiceSellerSetting } from '@sufra/shared/contracts/invoice-seller'
import { queryOptions } from '@tanstack/react-query'

/** The seller on invoices. Refetched whenever its form opens, since somebody else may have changed it. */
export const sellerQuery = queryOptions({
  queryKey: ['invoices', 'seller'],
  queryFn: ({ signal }) => api.get('/api/InvoiceSeller/Get', { signal }),
  gcTime: 0,
})

export const saveSeller = (body: InvoiceSellerRequest): Promise<InvoiceSellerSetting> =>
  api.put('/api/InvoiceSeller/Update', { body })
