import { Box, CountBadge } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { unreadTicketsQuery } from '#src/merchant/tickets.queries.ts'

/** Number of conversations with unread messages. */
export const SupportBadge = ({ isCompact }: { isCompact?: boolean }) => {
  const { t } = useTranslation('host')
  // useTicketFeed loads and updates this query.
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
