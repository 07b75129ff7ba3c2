import { api } from '@sufra/shared/api'
import { TYPING_MS } from '@sufra/shared/contracts/ticket-rules'
import { onLiveEvent } from '@sufra/shared/live'
import { useIsViewing, useSession } from '@sufra/shared/session'
import { useEffect, useRef, useState } from 'react'

/** Who else is typing in a conversation now; null when nobody is. */
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

/** Tells that this person types: at once, and again before it is forgotten. Nothing is lost when it fails. */
export const useTellTyping = (ticketId: number): (() => void) => {
  const toldAt = useRef(0)
  const isViewing = useIsViewing()
  return () => {
    // Nobody waits for what the operator only looks at.
    if (isViewing || Date.now() - toldAt.current < TYPING_MS / 2) return
    toldAt.current = Date.now()
    api.post('/api/Ticket/Typing', { body: { ticketId } }).catch(() => undefined)
  }
}
