import { api } from '@sufra/shared/api'
import { queryOptions } from '@tanstack/react-query'

/** First part of the key of every support conversation query. */
export const TICKETS = 'tickets'

/** Number of conversations with unread messages. */
export const unreadTicketsQuery = queryOptions({
  queryKey: [TICKETS, 'unread'],
  queryFn: ({ signal }) => api.get('/api/Ticket/Unread', { signal }),
})
