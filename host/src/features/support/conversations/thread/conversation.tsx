import { ApiError } from '@sufra/shared/api'
import { REOPEN_DAYS } from '@sufra/shared/contracts/ticket-rules'
import type { Ticket } from '@sufra/shared/contracts/ticket'
import { QueryError } from '@sufra/shared/failures'
import { useFormat } from '@sufra/shared/i18n'
import { useCan } from '@sufra/shared/session'
import { Box, Skeleton, Stack } from '@sufra/shared/ui'
import { MissingState } from '@sufra/shared/ui/data'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Composer } from '../composer/composer.tsx'
import { ticketQuery } from '../tickets.queries.ts'
import { MessageList } from './message-list.tsx'
import { ThreadHead } from './thread-head.tsx'
import { useThread } from './use-thread.ts'

const DAY_MS = 86_400_000

const Loading = () => (
  <Stack gap="3" p="4" flex="1">
    <Skeleton h="12" w="60%" />
    <Skeleton h="16" w="70%" alignSelf="flex-end" />
    <Skeleton h="12" w="50%" />
  </Stack>
)

const Ended = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const format = useFormat()
  if (ticket.state === 'Closed')
    return (
      <Box p="4" textAlign="center" color="muted" borderTopWidth="1px" borderColor="line">
        {t('thread.closed')}
      </Box>
    )
  if (ticket.state !== 'Resolved' || ticket.resolvedAt === null) return null
  const until = new Date(Date.parse(ticket.resolvedAt) + REOPEN_DAYS * DAY_MS).toISOString()
  return (
    <Box px="4" py="1.5" textStyle="sm13" color="muted" bg="surface.raised" textAlign="center">
      {t('thread.resolved', { date: format.date(until) })}
    </Box>
  )
}

const Thread = ({ ticket, onBeside }: { ticket: Ticket; onBeside?: () => void }) => {
  const { t } = useTranslation('support')
  const { thread, messages, pending, send } = useThread(ticket.id)
  const canWrite = useCan('support.use')
  return (
    <>
      <ThreadHead ticket={ticket} onBeside={onBeside} />
      {!messages && thread.isError && <QueryError of={thread} title={t('thread.failed')} />}
      {!messages && !thread.isError && <Loading />}
      {messages && (
        <MessageList
          ticket={ticket}
          messages={messages}
          pending={pending}
          hasOlder={thread.data?.hasOlder ?? false}
          onSend={send}
        />
      )}
      <Ended ticket={ticket} />
      {canWrite && ticket.state !== 'Closed' && <Composer ticket={ticket} onSend={send} />}
    </>
  )
}

/** A conversation with its text box. */
export const Conversation = ({ ticketId, onBeside }: { ticketId: number; onBeside?: () => void }) => {
  const { t } = useTranslation('support')
  const answer = useQuery(ticketQuery(ticketId))
  const { data: ticket, error, isError } = answer
  if (ticket) return <Thread key={ticketId} ticket={ticket} onBeside={onBeside} />
  if (!isError) return <Loading />
  if (error instanceof ApiError && error.status === 404)
    return <MissingState title={t('thread.missing')} to="/support" toLabel={t('thread.all')} />
  return <QueryError of={answer} title={t('thread.failed')} />
}
