import { inLanguage } from '@sufra/shared/contracts/text'
import type { Ticket } from '@sufra/shared/contracts/ticket'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { serverNow } from '@sufra/shared/live'
import { Link } from '@sufra/shared/router'
import { useIsOperator } from '@sufra/shared/session'
import { Bdi, Box, CountBadge, Flex, chakra } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { StatePill } from '../state-pill.tsx'
import { ServiceClock } from './service-clock.tsx'

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gap: '0.5',
    px: '3',
    py: '3',
    color: 'ink',
    textDecoration: 'none',
    borderBottomWidth: '1px',
    borderColor: 'line',
    outlineOffset: '-2px',
    _hover: { bg: 'soft' },
    _current: { bg: 'primary.soft' },
    '& strong': { fontWeight: 'semibold', flex: 1, minW: '0' },
    '& time': { color: 'muted', textStyle: 'xs12', flexShrink: 0 },
    '& p': { minW: '0', textStyle: 'sm13' },
    // Long text is cut at the end of its own direction.
    '& bdi': {
      display: 'block',
      w: 'fit-content',
      maxW: '100%',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
})

const useInstantText = () => {
  const format = useFormat()
  return (moment: string) => {
    const isToday = format.date(moment) === format.date(serverNow())
    return isToday ? format.time(moment) : format.shortDate(moment)
  }
}

const Preview = ({ ticket: { lastMessage } }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  if (!lastMessage) return null
  if (lastMessage.text) return <Bdi>{lastMessage.text}</Bdi>
  return t(lastMessage.hasFiles ? 'list.file' : 'list.card')
}

interface TicketRowProps {
  ticket: Ticket
  isOpen: boolean
  /** address of this conversation with the current filters */
  to: string
}

/** A conversation in the list. */
export const TicketRow = ({ ticket, isOpen, to }: TicketRowProps) => {
  const { t } = useTranslation('support')
  const { language } = useLanguage()
  const isOperator = useIsOperator()
  const when = useInstantText()
  const { unread } = ticket
  return (
    <li>
      <Row to={to} aria-current={isOpen || undefined}>
        <Flex gap="2" alignItems="baseline">
          <strong>
            <Bdi>{isOperator ? inLanguage(ticket.accountName, language) : ticket.subject}</Bdi>
          </strong>
          <time dateTime={ticket.lastAt}>{when(ticket.lastAt)}</time>
        </Flex>
        {isOperator && (
          <Box as="p" fontWeight={unread > 0 ? 'semibold' : undefined}>
            <Bdi>{ticket.subject}</Bdi>
          </Box>
        )}
        <Box as="p" color="muted" fontWeight={unread > 0 && !isOperator ? 'semibold' : undefined}>
          <Preview ticket={ticket} />
        </Box>
        <Flex gap="2" alignItems="center" minH="6" flexWrap="wrap">
          <StatePill state={ticket.state} />
          {isOperator && <ServiceClock ticket={ticket} />}
          {unread > 0 && (
            <Box as="span" ms="auto">
              <CountBadge value={unread} label={t('list.unread', { count: unread })} />
            </Box>
          )}
        </Flex>
      </Row>
    </li>
  )
}
