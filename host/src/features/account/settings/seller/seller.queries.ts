import { api } from '@sufra/shared/api'
import type { InvoiceSellerRequest, InvoiceSellerSetting } from '@sufra/shared/contracts/invoice-seller'
import { queryOptions } from '@tanstack/react-query'

/** Who sells what merchants pay for. Read anew whenever its form opens: somebody else may have changed it since. */
export const sellerQuery = queryOptions({
  queryKey: ['invoices', 'seller'],
  queryFn: ({ signal }) => api.get('/api/InvoiceSeller/Get', { signal }),
  gcTime: 0,
})

export const saveSeller = (body: InvoiceSellerRequest): Promise<InvoiceSellerSetting> =>
  api.put('/api/InvoiceSeller/Update', { body })
