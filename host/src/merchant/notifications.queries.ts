import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

/** Everything about notifications stands below this key. */
export const NOTIFICATIONS = 'notifications'

/** How many are unread, and the latest of them. */
export const unreadNotificationsQuery = queryOptions({
  queryKey: [NOTIFICATIONS, 'unread'],
  queryFn: ({ signal }) => api.get('/api/Notification/Unread', { signal }),
})
