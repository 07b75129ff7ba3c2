import { api } from '@sufra/shared/api'
import type { Ticket, TicketMessage, TicketMessages } from '@sufra/shared/contracts/ticket'
import type { TicketFilter } from '@sufra/shared/contracts/ticket-rules'
import { onLiveEvent } from '@sufra/shared/live'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { TICKETS } from '#src/merchant/tickets.queries.ts'

/** Number of conversations per request. */
export const AT_ONCE = 100

export interface TicketSearch {
  filter: TicketFilter
  accountId: number
  search: string
  /** number of conversations, newest first */
  shown: number
}

export const ticketsQuery = ({ filter, accountId, search, shown }: TicketSearch) =>
  queryOptions({
    queryKey: [TICKETS, 'list', filter, accountId, search, shown],
    queryFn: ({ signal }) =>
      api.get('/api/Ticket/Get', {
        query: {
          'PaginatedRequest.PageNumber': 1,
          'PaginatedRequest.PageSize': shown,
          Filter: filter,
          AccountId: accountId,
          Search: search || undefined,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  })

export const ticketQuery = (id: number) =>
  queryOptions({
    queryKey: [TICKETS, 'one', id],
    queryFn: ({ signal }) => api.get('/api/Ticket/Get/Id', { query: { Id: id }, signal }),
  })

const messagesKey = (ticketId: number) => [TICKETS, 'messages', ticketId]

/** Merges messages without duplicates, in the server's order. */
const merged = (known: readonly TicketMessage[], more: readonly TicketMessage[]): TicketMessage[] =>
  [...new Map([...known, ...more].map(message => [message.id, message])).values()].sort(
    (one, other) => one.id - other.id,
  )

const fetchMessages = (ticketId: number, beforeId: number, signal?: AbortSignal) =>
  api.get('/api/Ticket/Messages', { query: { TicketId: ticketId, BeforeId: beforeId }, signal })

/** Fetches the newest messages and adds those streamed meanwhile, which the response may lack. */
const fetchNewest = async (ticketId: number, signal: AbortSignal): Promise<TicketMessages> => {
  const heard: TicketMessage[] = []
  const stop = onLiveEvent('ticket.message', ({ message }) => {
    if (message.ticketId === ticketId) heard.push(message)
  })
  try {
    const newest = await fetchMessages(ticketId, 0, signal)
    return { ...newest, data: merged(newest.data, heard) }
  } finally {
    stop()
  }
}

export const messagesQuery = (queryClient: QueryClient, ticketId: number) =>
  queryOptions({
    queryKey: messagesKey(ticketId),
    queryFn: async ({ signal }): Promise<TicketMessages> => {
      const newest = await fetchNewest(ticketId, signal)
      // Loaded older messages stay.
      const known = queryClient.getQueryData<TicketMessages>(messagesKey(ticketId))
      const isJoined = known?.data.some(({ id }) => id >= (newest.data[0]?.id ?? 0))
      if (!known || (newest.hasOlder && !isJoined)) return newest
      return {
        data: merged(known.data, newest.data),
        hasOlder: known.data.length > newest.data.length ? known.hasOlder : newest.hasOlder,
      }
    },
  })

/** Inserts a message into a loaded conversation; does nothing when it is not loaded. */
export const putMessage = (queryClient: QueryClient, message: TicketMessage): void => {
  queryClient.setQueryData<TicketMessages>(
    messagesKey(message.ticketId),
    known => known && { ...known, data: merged(known.data, [message]) },
  )
}

export const loadOlder = async (queryClient: QueryClient, ticketId: number): Promise<void> => {
  const first = queryClient.getQueryData<TicketMessages>(messagesKey(ticketId))?.data[0]
  const older = await fetchMessages(ticketId, first?.id ?? 0)
  queryClient.setQueryData<TicketMessages>(
    messagesKey(ticketId),
    known => known && { data: merged(older.data, known.data), hasOlder: older.hasOlder },
  )
}

/** Applies the response to the cache; after a failed or lost response refetches the conversation. */
export const useTicketChange = <Request>(work: (request: Request) => Promise<Ticket>) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: work,
    onSuccess: ticket => {
      queryClient.setQueryData(ticketQuery(ticket.id).queryKey, ticket)
      return queryClient.invalidateQueries({ queryKey: [TICKETS, 'list'] })
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: [TICKETS] }),
  })
}

export const useResolve = () =>
  useTicketChange((ticketId: number) => api.put('/api/Ticket/Resolve', { body: { ticketId } }))

export const useAssign = () =>
  useTicketChange((body: { ticketId: number; userId: number | null }) =>
    api.put('/api/Ticket/Assign', { body }),
  )

export interface NewTicketMessage {
  subject: string
  text: string
  key: string
  /** the operator's recipient; undefined for a merchant's own people */
  accountId: number | undefined
}

export const useBegin = () =>
  useTicketChange(({ key: idempotencyKey, accountId, ...body }: NewTicketMessage) =>
    accountId === undefined
      ? api.post('/api/Ticket/Add', { body, idempotencyKey })
      : api.post('/api/Ticket/Begin', { body: { ...body, accountId }, idempotencyKey }),
  )

export const peopleQuery = queryOptions({
  queryKey: [TICKETS, 'people'],
  queryFn: ({ signal }) => api.get('/api/Ticket/People', { signal }),
})

export const ticketMerchantQuery = (accountId: number) =>
  queryOptions({
    queryKey: [TICKETS, 'merchant', accountId],
    queryFn: ({ signal }) => api.get('/api/Ticket/Merchant', { query: { Id: accountId }, signal }),
  })
