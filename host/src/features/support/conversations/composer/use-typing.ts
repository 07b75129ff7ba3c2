import { api } from '@sufra/shared/api'
import { TYPING_MS } from '@sufra/shared/contracts/ticket-rules'
import { onLiveEvent } from '@sufra/shared/live'
import { useIsImpersonating, useSession } from '@sufra/shared/session'
import { useEffect, useRef, useState } from 'react'

/** Returns the name of another person who is typing in a conversation; null when nobody is. */
export const useTyping = (ticketId: number): string | null => {
  const me = useSession(({ user }) => user?.Id)
  const [name, setName] = useState<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = () => {
      clearTimeout(timer)
      setName(null)
    }
    const stops = [
      onLiveEvent('ticket.typing', event => {
        if (event.ticketId !== ticketId || event.userId === me) return
        stop()
        setName(event.name)
        timer = setTimeout(stop, TYPING_MS)
      }),
      onLiveEvent('ticket.message', event => {
        if (event.ticketId === ticketId && event.message.authorId !== me) stop()
      }),
      stop,
    ]
    return () => stops.forEach(end => end())
  }, [ticketId, me])
  return name
}

/** Sends "typing" events: at once, and again before the last one expires. Failures are harmless. */
export const useTellTyping = (ticketId: number): (() => void) => {
  const toldAt = useRef(0)
  const isImpersonating = useIsImpersonating()
  return () => {
    // During impersonation nobody expects a message.
    if (isImpersonating || Date.now() - toldAt.current < TYPING_MS / 2) return
    toldAt.current = Date.now()
    api.post('/api/Ticket/Typing', { body: { ticketId } }).catch(() => undefined)
  }
}
