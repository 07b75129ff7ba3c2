import { Box, CountBadge } from '@sufra/shared/ui'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { unreadNotificationsQuery } from '#src/merchant/notifications.queries.ts'
import { NavLine } from './nav-style.ts'

/** Number of unread notifications; nothing at zero. */
export const NotificationsBadge = () => {
  const { t } = useTranslation('host')
  // useNotificationFeed loads and updates this query.
  const { data } = useQuery({ ...unreadNotificationsQuery, enabled: false })
  const count = data?.count ?? 0
  return count > 0 && <CountBadge value={count} label={t('sidebar.unreadNotifications', { count })} />
}

/** Link to the notifications, for every role. Not in the sidebar's table (specification#screens). */
export const NotificationsLink = ({
  isCompact,
  onNavigate,
}: {
  isCompact?: boolean
  onNavigate?: () => void
}) => {
  const { t } = useTranslation('host')
  const label = t('screens.notifications')
  return (
    <NavLine
      to="/notifications"
      shape={isCompact ? 'rail' : 'full'}
      title={isCompact ? label : undefined}
      onClick={onNavigate}
    >
      <Bell size={20} strokeWidth={1.75} aria-hidden />
      <Box as="span" flex="1" className={isCompact ? 'sf-hidden' : undefined}>
        {label}
      </Box>
      <Box as="span" {...(isCompact && { position: 'absolute', top: '0', insetInlineEnd: '0.5' })}>
        <NotificationsBadge />
      </Box>
    </NavLine>
  )
}
