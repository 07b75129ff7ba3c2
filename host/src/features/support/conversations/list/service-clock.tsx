import type { Ticket } from '@sufra/shared/contracts/ticket'
import { useFormat } from '@sufra/shared/i18n'
import { useServerNow } from '@sufra/shared/live'
import { Box } from '@sufra/shared/ui'
import { Clock3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Update interval of the times of a conversation. */
export const SERVICE_TICK_MS = 30_000
const SOON_MS = 10 * 60_000

/** Returns the deadline of the next step: the first answer, then the resolution. Null while the clock is stopped. */
export const dueAt = ({ service, state }: Pick<Ticket, 'service' | 'state'>): number | null => {
  if (!service || state === 'Resolved' || state === 'Closed') return null
  const due = service.firstAnsweredAt ? service.resolutionDueAt : service.firstAnswerDueAt
  return due === null ? null : Date.parse(due)
}

const toneOf = (left: number): string => {
  if (left < 0) return 'disabled'
  return left < SOON_MS ? 'pending' : 'muted'
}

/** Remaining time until the next deadline, or the delay after it. */
export const ServiceClock = ({ ticket }: { ticket: Ticket }) => {
  const { t } = useTranslation('support')
  const format = useFormat()
  const now = useServerNow(SERVICE_TICK_MS)
  const due = dueAt(ticket)
  if (due === null) return null
  const left = due - now
  const time = format.duration(Math.max(60_000, Math.abs(left)))
  return (
    <Box as="span" display="inline-flex" alignItems="center" gap="1" textStyle="xs12" color={toneOf(left)}>
      <Clock3 size={13} aria-hidden />
      {t(left < 0 ? 'service.late' : 'service.left', { time })}
    </Box>
  )
}
