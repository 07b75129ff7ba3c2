import { api, refreshSession } from '@sufra/shared/api'
import type { AccountCloseRequest } from '@sufra/shared/contracts/account-closing'
import { useQueryClient } from '@tanstack/react-query'

/** Closes the account. A fresh token says so to every screen. */
export const useCloseAccount = () => {
  const queryClient = useQueryClient()
  return async (request: AccountCloseRequest): Promise<void> => {
    await api.post('/api/Account/Close', { body: request })
    await refreshSession().catch(() => undefined)
    await queryClient.invalidateQueries()
  }
}
