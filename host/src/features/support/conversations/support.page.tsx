import { useLiveState, useOnline } from '@sufra/shared/live'
import { useCan, useIsOperator } from '@sufra/shared/session'
import { Box, Button, Card, LiveDot, PageHead } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import { useQuery } from '@tanstack/react-query'
import { MessageSquareText, Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { TicketSidePanel } from './inbox/ticket-side-panel.tsx'
import { CannedDialog } from './inbox/canned-dialog.tsx'
import { TicketList } from './list/ticket-list.tsx'
import { NewTicket } from './new-ticket.tsx'
import { Conversation } from './thread/conversation.tsx'
import { ThreadPlaceholder } from './thread/thread-placeholder.tsx'
import { ticketQuery } from './tickets.queries.ts'
import { useSupportUrl } from './use-support-url.ts'

// The panes fill the window below head and bars, and each scrolls by itself.
const HEIGHT = { base: 'calc(100dvh - 300px)', sm: 'calc(100dvh - 190px)', md: 'calc(100dvh - 165px)' }
// On a phone an open conversation covers the head too.
const OPEN_HEIGHT = { ...HEIGHT, base: 'calc(100dvh - 160px)', sm: 'calc(100dvh - 110px)' }

const Status = () => {
  const { t } = useTranslation('support')
  const isOnline = useOnline()
  const state = useLiveState()
  const isLive = isOnline && state === 'live'
  return (
    <>
      <LiveDot tone={isLive ? 'active' : 'neutral'} />
      {t(isOnline ? `status.${isLive ? 'live' : 'connecting'}` : 'status.offline')}
    </>
  )
}

const Action = ({ onNew, onCanned }: { onNew: () => void; onCanned: () => void }) => {
  const { t } = useTranslation('support')
  const canWrite = useCan('support.use')
  return (
    <>
      {useIsOperator() && (
        <Button variant="outline" icon={<MessageSquareText size={18} aria-hidden />} onClick={onCanned}>
          {t('canned.title')}
        </Button>
      )}
      {canWrite && (
        <Button icon={<Plus size={18} aria-hidden />} onClick={onNew}>
          {t('begin.title')}
        </Button>
      )}
    </>
  )
}

const BesideOpen = ({ ticketId }: { ticketId: number }) => {
  const { data: ticket } = useQuery(ticketQuery(ticketId))
  return ticket ? <TicketSidePanel ticket={ticket} /> : null
}

const Panes = ({ ticketId }: { ticketId: number }) => {
  const { t } = useTranslation('support')
  const isOperator = useIsOperator()
  const [isBeside, setIsBeside] = useState(false)
  const hasBeside = isOperator && ticketId !== 0
  const columns = { base: 'minmax(0, 1fr)', md: '292px minmax(0, 1fr)' }
  return (
    <Box
      display="grid"
      gap="3.5"
      h={ticketId ? OPEN_HEIGHT : HEIGHT}
      minH="360px"
      gridTemplateColumns={hasBeside ? { ...columns, lg: '292px minmax(0, 1fr) 260px' } : columns}
    >
      <Card p="0" minH="0" overflow="hidden" display={ticketId ? { base: 'none', md: 'block' } : undefined}>
        <TicketList />
      </Card>
      <Card
        p="0"
        minH="0"
        overflow="hidden"
        flexDirection="column"
        display={ticketId ? 'flex' : { base: 'none', md: 'flex' }}
      >
        {ticketId ? (
          <Conversation
            key={ticketId}
            ticketId={ticketId}
            onBeside={hasBeside ? () => setIsBeside(true) : undefined}
          />
        ) : (
          <ThreadPlaceholder />
        )}
      </Card>
      {hasBeside && (
        <Box
          as="aside"
          aria-label={t('beside.title')}
          overflowY="auto"
          display={{ base: 'none', lg: 'block' }}
        >
          <BesideOpen ticketId={ticketId} />
        </Box>
      )}
      {hasBeside && (
        <Drawer isOpen={isBeside} onClose={() => setIsBeside(false)} title={t('beside.title')}>
          <BesideOpen ticketId={ticketId} />
        </Drawer>
      )}
    </Box>
  )
}

/** Conversations between merchants and the operator's people: a merchant's own, or the operator's inbox. */
export const SupportPage = () => {
  const { t } = useTranslation('support')
  const { ticketId, accountId, beginWith, endBeginning } = useSupportUrl()
  const [isBeginning, setIsBeginning] = useState(false)
  const [isCanned, setIsCanned] = useState(false)
  const title = t('host:screens.support')
  const close = () => {
    setIsBeginning(false)
    if (beginWith !== 0) endBeginning()
  }
  return (
    <>
      <title>{t('host:pageTitle', { title })}</title>
      <Box display={ticketId ? { base: 'none', md: 'block' } : undefined}>
        <PageHead
          title={title}
          status={<Status />}
          actions={<Action onNew={() => setIsBeginning(true)} onCanned={() => setIsCanned(true)} />}
        />
      </Box>
      <Panes ticketId={ticketId} />
      {(isBeginning || beginWith !== 0) && (
        <NewTicket merchantId={beginWith || accountId || null} onClose={close} />
      )}
      {isCanned && <CannedDialog onClose={() => setIsCanned(false)} />}
    </>
  )
}
