import type { TicketMessage } from '@sufra/shared/contracts/ticket'
import { useFormat } from '@sufra/shared/i18n'
import { Bdi, Box, chakra } from '@sufra/shared/ui'
import { Check, CheckCheck, NotebookPen } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ReactNode } from 'react'
import { MessageCard } from './message-card.tsx'
import { MessageFiles } from './message-files.tsx'
import { MessageText } from './message-text.tsx'

export const Bubble = chakra('div', {
  base: {
    maxW: { base: '92%', md: '80%' },
    minW: '0',
    px: '3',
    py: '2',
    borderWidth: '1px',
    borderRadius: 'card',
    lineHeight: '1.6',
    '& > header': { textStyle: 'xs12', color: 'muted', mb: '0.5' },
    '& > footer': {
      display: 'flex',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '1',
      mt: '0.5',
      textStyle: 'xs12',
      color: 'muted',
    },
  },
  variants: {
    whose: {
      mine: {
        alignSelf: 'flex-end',
        bg: 'primary.soft',
        borderColor: 'primary.soft',
        borderEndEndRadius: '4px',
      },
      theirs: {
        alignSelf: 'flex-start',
        bg: 'surface',
        borderColor: 'line',
        borderEndStartRadius: '4px',
      },
      note: {
        alignSelf: 'flex-end',
        bg: 'notice.soft',
        borderColor: 'notice.soft',
        color: 'notice',
        '& > header, & > footer': { color: 'notice' },
      },
    },
  },
})

const EventLine = chakra('p', {
  base: {
    alignSelf: 'center',
    px: '3',
    py: '0.5',
    bg: 'soft',
    color: 'muted',
    borderRadius: 'card',
    textStyle: 'xs12',
    textAlign: 'center',
    overflowWrap: 'anywhere',
  },
})

export const DayLine = ({ children }: { children: ReactNode }) => <EventLine>{children}</EventLine>

const What = ({ message: { authorName, event, text } }: { message: TicketMessage }) => {
  const { t } = useTranslation('support')
  if (event === null) return null
  // Bidi isolates, since names may have the other direction.
  return t(`event.${event}`, { name: `\u2068${authorName}\u2069`, whom: `\u2068${text}\u2069` })
}

const Seen = ({ isRead }: { isRead: boolean }) => {
  const { t } = useTranslation('support')
  const Icon = isRead ? CheckCheck : Check
  return (
    <Box
      as="span"
      display="inline-flex"
      color={isRead ? 'primary' : undefined}
      role="img"
      aria-label={t(isRead ? 'message.read' : 'message.sent')}
    >
      <Icon size={14} aria-hidden />
    </Box>
  )
}

interface MessageLineProps {
  message: TicketMessage
  /** written by this side */
  isOurs: boolean
  isRead: boolean
}

/** A message or event in a conversation. */
export const MessageLine = ({ message, isOurs, isRead }: MessageLineProps) => {
  const { t } = useTranslation('support')
  const format = useFormat()
  const time = format.time(message.createdAt)
  if (message.kind === 'event')
    return (
      <EventLine>
        <What message={message} /> · {time}
      </EventLine>
    )
  const isNote = message.kind === 'note'
  const whose = isOurs ? 'mine' : 'theirs'
  return (
    <Bubble whose={isNote ? 'note' : whose} data-message={message.id}>
      <header>
        {isNote ? (
          <Box as="span" display="inline-flex" alignItems="center" gap="1" fontWeight="medium">
            <NotebookPen size={14} aria-hidden />
            {t('message.note')} · <Bdi>{message.authorName}</Bdi>
          </Box>
        ) : (
          <Bdi>{message.authorName}</Bdi>
        )}
      </header>
      <MessageFiles files={message.files} />
      {message.card && <MessageCard card={message.card} />}
      {message.text && <MessageText text={message.text} />}
      <footer>
        <time dateTime={message.createdAt}>{time}</time>
        {isOurs && !isNote && <Seen isRead={isRead} />}
      </footer>
    </Bubble>
  )
}
