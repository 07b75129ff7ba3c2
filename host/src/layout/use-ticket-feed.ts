import { onLiveEvent, onLiveState, startLive, useLiveState } from '@sufra/shared/live'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Query, QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { TICKETS, unreadTicketsQuery } from '#src/merchant/tickets.queries.ts'
import { useStreamTried } from './use-stream-tried.ts'

const POLLING = 10_000
// Simultaneous events cause one refetch.
const GATHER_MS = 250

// An open conversation inserts new messages itself.
const isReadAnew = (query: Query) => query.queryKey[1] !== 'messages' || query.getObserversCount() === 0

const readSoon = (queryClient: QueryClient) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const ask = () => {
    timer = undefined
    void queryClient.invalidateQueries({ queryKey: [TICKETS], predicate: isReadAnew })
  }
  return {
    soon: () => {
      timer ??= setTimeout(ask, GATHER_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/**
 * Keeps conversations current on every screen for people who may use support; opens the
 * operator's stream for the operator's people.
 */
export const useTicketFeed = (): void => {
  const queryClient = useQueryClient()
  const isOperator = useIsOperator()
  const isUser = useCan('support.use')
  const state = useLiveState()
  const isTried = useStreamTried()
  useQuery({
    ...unreadTicketsQuery,
    enabled: isUser && isTried,
    refetchInterval: state === 'polling' ? POLLING : false,
  })

  useEffect(() => {
    if (!isUser) return
    const { soon, stop } = readSoon(queryClient)
    const stops = [
      onLiveEvent('ticket.message', soon),
      onLiveEvent('ticket.changed', soon),
      onLiveEvent('ticket.read', soon),
      // Refetches for events from before the stream was open or while it was interrupted.
      onLiveState(now => {
        if (now === 'live') void queryClient.invalidateQueries({ queryKey: [TICKETS] })
      }),
      stop,
    ]
    return () => stops.forEach(end => end())
  }, [queryClient, isUser])

  useEffect(() => {
    if (isOperator && isUser) startLive()
  }, [isOperator, isUser])
}
