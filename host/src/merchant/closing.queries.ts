import { api, refreshSession } from '@sufra/shared/api'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** Whether the account is being closed, and what closing it would meet. */
export const closingQuery = queryOptions({
  queryKey: ['account-closing'],
  queryFn: ({ signal }) => api.get('/api/Account/Closing', { signal }),
  staleTime: 0,
})

/** Keeps the account after all, and says so. A fresh token tells every screen, and the bar that asked is gone with it. */
export const useKeepAccount = () => {
  const { t } = useTranslation('host')
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => api.post('/api/Account/Keep', { body: {} }),
    onSuccess: () => toast({ kind: 'success', text: t('closing.kept') }),
    onSettled: async () => {
      await refreshSession().catch(() => undefined)
      await queryClient.invalidateQueries()
    },
  })
}
