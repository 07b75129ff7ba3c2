import { api } from '@sufra/shared/api'
import { useSendOnce } from '@sufra/shared/unknown-outcome'
import type { Account } from '@sufra/shared/contracts/account'
import { queryOptions } from '@tanstack/react-query'
import { requestOf } from './merchant-values.ts'
import type { MerchantValues } from './merchant-values.ts'

/** The kinds of business: about a dozen. */
export const businessTypesQuery = queryOptions({
  queryKey: ['admin', 'business-types'],
  queryFn: async ({ signal }) =>
    (await api.get('/api/Type/Get', { query: { 'PaginatedRequest.PageSize': 1000 }, signal })).data,
})

/** Returns the function that saves a merchant. Creates a new one once, also after a lost answer. */
export const useSaveMerchant = () => {
  const sendOnce = useSendOnce()
  return (values: MerchantValues, account: Account | null): Promise<Account> => {
    const body = requestOf(values)
    return account
      ? api.put('/api/Account/Update', { body: { ...body, id: account.id } })
      : sendOnce(body, idempotencyKey => api.post('/api/Account/Add', { body, idempotencyKey }))
  }
}
