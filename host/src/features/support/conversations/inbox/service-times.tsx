import { FIRST_ANSWER_MINUTES, RESOLUTION_MINUTES } from '@sufra/shared/contracts/ticket-rules'
import type { Ticket, TicketService } from '@sufra/shared/contracts/ticket'
import { useFormat } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Box, Flex } from '@sufra/shared/ui'
import { useTranslation } from 'react-i18next'
import { SERVICE_TICK_MS } from '../list/service-clock.tsx'

const MINUTE = 60_000

interface MeterProps {
  name: string
  spent: number
  allowed: number
  /** True: shows the duration instead of the remaining time. */
  isOver: boolean
  detail?: string
}

/** Used share of a promised time, in ms; red beyond its limit. */
const Meter = ({ name, spent, allowed, isOver, detail }: MeterProps) => {
  const { t } = useTranslation('support')
  const format = useFormat()
  const isLate = spent > allowed
  const time = (milliseconds: number) => format.duration(Math.max(MINUTE, milliseconds))
  const left = t(isLate ? 'service.late' : 'service.left', { time: time(Math.abs(allowed - spent)) })
  const tone = isLate ? 'disabled' : 'active'
  return (
    <div>
      <Flex justifyContent="space-between" gap="2" textStyle="sm13">
        <span>{name}</span>
        <Box as="span" fontWeight="medium" color={tone}>
          {isOver ? time(spent) : left}
        </Box>
      </Flex>
      <Box h="1.5" my="1.5" bg="soft" borderRadius="pill" overflow="hidden" aria-hidden>
        <Box
          h="full"
          borderRadius="pill"
          bg={isLate ? 'disabled' : 'primary'}
          style={{ width: `${Math.min(100, (spent / allowed) * 100)}%` }}
        />
      </Box>
      <Box textStyle="xs12" color="muted">
        {t('service.of', { time: time(allowed) })}
        {detail && ` · ${detail}`}
      </Box>
    </div>
  )
}

/** First answer and resolution, compared with the promised times. */
export const ServiceTimes = ({ ticket, service }: { ticket: Ticket; service: TicketService }) => {
  const { t } = useTranslation('support')
  const now = useServerNow(SERVICE_TICK_MS)
  const begun = Date.parse(ticket.createdAt)
  const answered = service.firstAnsweredAt === null ? null : Date.parse(service.firstAnsweredAt)
  const isDone = ticket.state === 'Resolved' || ticket.state === 'Closed'
  const allowed = RESOLUTION_MINUTES * MINUTE
  const due = service.resolutionDueAt
  const spent = due === null ? service.spentSeconds * 1000 : allowed - (Date.parse(due) - now)
  return (
    <>
      <Meter
        name={t('service.firstAnswer')}
        spent={(answered ?? (isDone ? begun : now)) - begun}
        allowed={FIRST_ANSWER_MINUTES * MINUTE}
        isOver={answered !== null || isDone}
      />
      <Meter
        name={t('service.resolution')}
        spent={spent}
        allowed={allowed}
        isOver={isDone}
        detail={due === null && !isDone ? t('service.paused') : undefined}
      />
    </>
  )
}
