import { api } from '@sufra/shared/api'
import type { TicketMessage, TicketSide } from '@sufra/shared/contracts/ticket'
import { onLiveEvent, useLiveState } from '@sufra/shared/live'
import { useIsOperator, useIsImpersonating } from '@sufra/shared/session'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { TICKETS } from '#src/merchant/tickets.queries.ts'
import { isOwn, sendPending, useOutbox } from '../composer/outbox.ts'
import { messagesQuery, putMessage } from '../tickets.queries.ts'
import { useIsSeen } from './use-is-seen.ts'

const POLLING = 10_000

export const useSide = (): TicketSide => (useIsOperator() ? 'operator' : 'merchant')

/** Reports the last read message while the page is visible. */
const useReading = (ticketId: number, messages: readonly TicketMessage[] | undefined): void => {
  const queryClient = useQueryClient()
  const side = useSide()
  // Impersonation must not mark messages as read.
  const isImpersonating = useIsImpersonating()
  const isSeen = useIsSeen()
  const told = useRef(0)
  const newest = messages?.findLast(({ kind, side: of }) => kind === 'text' && of !== side)?.id ?? 0
  useEffect(() => {
    if (isImpersonating || !isSeen || newest <= told.current) return
    told.current = newest
    api
      .put('/api/Ticket/Read', { body: { ticketId, messageId: newest } })
      .then(() => queryClient.invalidateQueries({ queryKey: [TICKETS, 'unread'] }))
      .catch(() => {
        told.current = 0
      })
  }, [ticketId, newest, isSeen, isImpersonating, queryClient])
}

/** Returns the messages of a conversation, live, with the pending ones of this device. */
export const useThread = (ticketId: number) => {
  const queryClient = useQueryClient()
  const state = useLiveState()
  const all = useOutbox(({ pending }) => pending)
  const thread = useQuery({
    ...messagesQuery(queryClient, ticketId),
    refetchInterval: state === 'polling' ? POLLING : false,
  })
  const messages = thread.data?.data
  useEffect(
    () => onLiveEvent('ticket.message', ({ message }) => putMessage(queryClient, message)),
    [queryClient],
  )
  useReading(ticketId, messages)
  const send = () => void sendPending(ticketId, message => putMessage(queryClient, message))
  // Sends messages left by an earlier page of this tab.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(send, [ticketId])
  const pending = all.filter(
    entry => entry.ticketId === ticketId && isOwn(entry) && !messages?.some(({ key }) => key === entry.key),
  )
  return { thread, messages, pending, send }
}
