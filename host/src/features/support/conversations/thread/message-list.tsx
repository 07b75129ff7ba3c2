import type { Ticket, TicketMessage } from '@sufra/shared/contracts/ticket'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Box, Button, chakra } from '@sufra/shared/ui'
import { toast } from '@sufra/shared/ui/overlays'
import { useQueryClient } from '@tanstack/react-query'
import { Fragment, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { retry } from '../composer/outbox.ts'
import type { PendingMessage } from '../composer/outbox.ts'
import { loadOlder } from '../tickets.queries.ts'
import { DayLine, MessageLine } from './message-line.tsx'
import { PendingLine } from './pending-line.tsx'
import { useSide } from './use-thread.ts'
import { useTyping } from '../composer/use-typing.ts'

const Scroller = chakra('div', {
  base: {
    flex: 1,
    minH: '0',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'surface.raised',
    outlineOffset: '-2px',
  },
})
const Lines = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
    gap: '2.5',
    minH: 'full',
    px: '4',
    py: '3',
  },
})
const Typing = chakra('p', {
  base: {
    display: 'flex',
    gap: '1',
    minH: '6',
    px: '4',
    bg: 'surface.raised',
    textStyle: 'xs12',
    color: 'muted',
  },
})

const NEAR = 80

/**
 * Keeps the scroll position at the end for a reader who is there, moves there with an own
 * message, and holds it when older messages load.
 */
const useEnd = (messages: readonly TicketMessage[], pending: readonly PendingMessage[]) => {
  const box = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  const heightBefore = useRef(0)
  const first = messages[0]?.id
  const last = messages.at(-1)?.id
  useLayoutEffect(() => {
    const element = box.current
    // Older messages were added above: keep the visible ones in place.
    if (element && !isAtEnd.current) element.scrollTop += element.scrollHeight - heightBefore.current
  }, [first])
  useLayoutEffect(() => {
    const element = box.current
    if (element && isAtEnd.current) element.scrollTop = element.scrollHeight
    heightBefore.current = element?.scrollHeight ?? 0
  }, [first, last, pending.length])
  useEffect(() => {
    const element = box.current
    if (!element) return
    // The head and the text box change their height.
    const observer = new ResizeObserver(() => {
      if (isAtEnd.current) element.scrollTop = element.scrollHeight
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  const handleScroll = () => {
    const element = box.current
    if (!element) return
    isAtEnd.current = element.scrollHeight - element.scrollTop - element.clientHeight < NEAR
    heightBefore.current = element.scrollHeight
  }
  return { box, handleScroll }
}

const Older = ({ ticketId }: { ticketId: number }) => {
  const { t } = useTranslation('support')
  const queryClient = useQueryClient()
  const [isLoading, setIsLoading] = useState(false)
  const handlePress = () => {
    setIsLoading(true)
    loadOlder(queryClient, ticketId)
      .catch(() => toast({ kind: 'error', text: t('thread.olderFailed') }))
      .finally(() => setIsLoading(false))
  }
  return (
    <Box alignSelf="center">
      <Button variant="ghost" size="sm" isLoading={isLoading} onClick={handlePress}>
        {t('thread.older')}
      </Button>
    </Box>
  )
}

interface MessageListProps {
  ticket: Ticket
  messages: readonly TicketMessage[]
  pending: readonly PendingMessage[]
  hasOlder: boolean
  onSend: () => void
}

export const MessageList = ({ ticket, messages, pending, hasOlder, onSend }: MessageListProps) => {
  const { t } = useTranslation('support')
  const format = useFormat()
  const side = useSide()
  const typing = useTyping(ticket.id)
  const { box, handleScroll } = useEnd(messages, pending)
  const dayOf = (message: TicketMessage | undefined) => message && format.date(message.createdAt)
  return (
    <>
      <Scroller ref={box} onScroll={handleScroll} tabIndex={0} role="log" aria-label={t('thread.log')}>
        <Lines>
          {hasOlder && <Older ticketId={ticket.id} />}
          {messages.map((message, at) => (
            <Fragment key={message.id}>
              {dayOf(message) !== dayOf(messages[at - 1]) && <DayLine>{dayOf(message)}</DayLine>}
              <MessageLine
                message={message}
                isOurs={message.side === side}
                isRead={message.id <= ticket.readByOthers}
              />
            </Fragment>
          ))}
          {pending.map(entry => (
            <PendingLine
              key={entry.key}
              entry={entry}
              onRetry={() => {
                retry(entry.key)
                onSend()
              }}
            />
          ))}
        </Lines>
      </Scroller>
      <Typing aria-live="polite">
        {typing !== null && (
          <>
            <Bdi>{typing}</Bdi> {t('thread.typing')}
          </>
        )}
      </Typing>
    </>
  )
}
