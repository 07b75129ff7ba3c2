import { api, refreshSession } from '@sufra/shared/api'
import type { AccountCloseRequest } from '@sufra/shared/contracts/account-closing'
import { useQueryClient } from '@tanstack/react-query'
import { closingQuery } from '#src/merchant/closing.queries.ts'

/** Closes the account. A fresh token updates every screen. */
export const useCloseAccount = () => {
  const queryClient = useQueryClient()
  return async (request: AccountCloseRequest): Promise<void> => {
    try {
      await api.post('/api/Account/Close', { body: request })
    } catch (error) {
      // The account may be closed although the response was lost.
      void queryClient.invalidateQueries(closingQuery)
      throw error
    }
    await refreshSession().catch(() => undefined)
    await queryClient.invalidateQueries()
  }
}
