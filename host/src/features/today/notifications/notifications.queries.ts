import { api } from '@sufra/shared/api'
import { toast } from '@sufra/shared/ui/overlays'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { NOTIFICATIONS, unreadNotificationsQuery } from '#src/merchant/notifications.queries.ts'
import { useFailureText } from '#src/dialog-state/use-failure-text.ts'

const AT_ONCE = 30

export const notificationsQuery = (isUnread: boolean) =>
  infiniteQueryOptions({
    queryKey: [NOTIFICATIONS, 'list', isUnread],
    queryFn: ({ signal, pageParam }) =>
      api.get('/api/Notification/Get', {
        query: {
          'PaginatedRequest.PageNumber': pageParam,
          'PaginatedRequest.PageSize': AT_ONCE,
          IsUnread: isUnread || undefined,
        },
        signal,
      }),
    initialPageParam: 1,
    getNextPageParam: ({ hasNextPage, currentPage }) => (hasNextPage ? currentPage + 1 : undefined),
  })

/** Marks these notifications as read, or all without ids. */
export const useMarkRead = () => {
  const { t } = useTranslation('notifications')
  const notDoneWords = useFailureText()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (ids?: number[]) => api.put('/api/Notification/Read', { body: { ids } }),
    onSuccess: unread => {
      queryClient.setQueryData(unreadNotificationsQuery.queryKey, unread)
      void queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS, 'list'] })
    },
    onError: error => {
      toast({ kind: 'error', text: notDoneWords(error, t('notMarked')) })
      void queryClient.invalidateQueries({ queryKey: [NOTIFICATIONS] })
    },
  })
}
