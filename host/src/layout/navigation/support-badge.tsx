import { Box, CountBadge } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unreadTicketsQuery } from '#src/merchant/tickets.queries.ts'

/** How many conversations have something that this side has not read. */
export const SupportBadge = ({ isCompact }: { isCompact?: boolean }) => {
  const { t } = useTranslation('host')
  // Read, and kept current, by useTicketFeed.
  const { data } = useQuery({ ...unreadTicketsQuery, enabled: false })
  const count = data?.tickets ?? 0
  if (count === 0) return null
  const badge = <CountBadge value={count} label={t('sidebar.unreadTickets', { count })} />
  if (!isCompact) return badge
  return (
    <Box as="span" position="absolute" top="0" insetInlineEnd="0.5">
      {badge}
    </Box>
  )
}
