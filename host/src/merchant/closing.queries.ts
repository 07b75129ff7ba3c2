import { api, refreshSession } from '@sufra/shared/api'
import { toast } from '@sufra/shared/ui/overlays'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'

/** State of the account closing, and open matters that closing would affect. */
export const closingQuery = queryOptions({
  queryKey: ['account-closing'],
  queryFn: ({ signal }) => api.get('/api/Account/Closing', { signal }),
  staleTime: 0,
})

/** Cancels the account closing and confirms it. A fresh token updates every screen and removes the bar. */
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
