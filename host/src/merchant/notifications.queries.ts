import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

/** First part of the key of every notifications query. */
export const NOTIFICATIONS = 'notifications'

/** Number of unread notifications, and the latest ones. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [NOTIFICATIONS, 'unread'],
  queryFn: ({ signal }) => api.get('/api/Notification/Unread', { signal }),
})
