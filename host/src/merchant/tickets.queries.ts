import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

/** Everything about conversations with support stands below this key. */
export const TICKETS = 'tickets'

/** How many conversations have something unread. */
export const unreadTicketsQuery = queryOptions({
  queryKey: [TICKETS, 'unread'],
  queryFn: ({ signal }) => api.get('/api/Ticket/Unread', { signal }),
})
