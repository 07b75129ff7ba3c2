import { liveOrdersQuery } from '@sufra/shared/live'
import { Box, CountBadge } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { countWaiting } from './count-waiting.ts'

/** Number of orders that still need work, beside the entry, or on its corner in the compact form. */
export const LiveOrdersBadge = ({ isCompact }: { isCompact?: boolean }) => {
  const { t } = useTranslation('host')
  const { data: count } = useQuery({ ...liveOrdersQuery, select: countWaiting })
  if (!count) return null
  const badge = <CountBadge value={count} label={t('sidebar.waitingOrders', { count })} />
  if (!isCompact) return badge
  return (
    <Box as="span" position="absolute" top="0" insetInlineEnd="0.5">
      {badge}
    </Box>
  )
}
