import type { Notification } from '@sufra/shared/contracts/notification'
import type { NotificationKind } from '@sufra/shared/contracts/notification-kinds'
import { inLanguage } from '@sufra/shared/contracts/text'
import { useFormat, useLanguage } from '@sufra/shared/i18n'
import { Link } from '@sufra/shared/router'
import { Box, Pill, chakra } from '@sufra/shared/ui'
import {
  Bell,
  BellOff,
  ClipboardX,
  Eye,
  FileQuestion,
  FlaskConical,
  LifeBuoy,
  PauseCircle,
  PlugZap,
  PrinterX,
  Send,
  Unplug,
} from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

const ICONS: Partial<Record<string, LucideIcon>> = {
  orderMissed: BellOff,
  orderFailed: FileQuestion,
  callUndelivered: Send,
  branchPaused: PauseCircle,
  connectionLost: Unplug,
  connectionMade: PlugZap,
  connectionDeclined: Unplug,
  printerStuck: PrinterX,
  publishFailed: ClipboardX,
  accountViewed: Eye,
  connectionRequested: PlugZap,
  ticketOpened: LifeBuoy,
  canaryWithdrawn: FlaskConical,
} satisfies Record<NotificationKind, LucideIcon>

const Line = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'start',
    columnGap: '3',
    px: { base: '4', sm: '5' },
    py: '3.5',
    color: 'ink',
    textDecoration: 'none',
    transition: 'background-color {durations.press} ease-out',
    _hover: { bg: 'soft' },
    '& > svg': { mt: '0.5', color: 'muted' },
    // The time shares only the first line: a phone has no room for a column.
    '& > div': { display: 'contents' },
    '& > div > :not(strong)': { gridColumn: '2 / -1' },
    '& > time': { gridRow: '1', gridColumn: '3', lineHeight: 'inherit' },
    '&[data-unread] > svg': { color: 'primary' },
    '& strong': { display: 'block', fontWeight: 'medium', overflowWrap: 'anywhere' },
    '&[data-unread] strong': { fontWeight: 'semibold' },
    '& p': { color: 'muted', textStyle: 'sm13', m: '0', overflowWrap: 'anywhere' },
    '& time': { color: 'muted', textStyle: 'xs12', whiteSpace: 'nowrap' },
  },
})

/** A notification with its count and time; a press opens the screen where it can be handled. */
export const NotificationRow = ({
  notification,
  onOpen,
}: {
  notification: Notification
  onOpen: () => void
}) => {
  const { kind, title, body, path, count, at, isRead } = notification
  const { t } = useTranslation('notifications')
  const { language } = useLanguage()
  const format = useFormat()
  // A page that stays open may receive a kind of a later version.
  const Icon = ICONS[kind] ?? Bell
  return (
    <Line to={path} onClick={onOpen} data-unread={isRead ? undefined : ''}>
      <Icon size={20} strokeWidth={1.75} aria-hidden />
      <div>
        <strong>
          {inLanguage(title, language)}
          {!isRead && <span className="sf-hidden"> · {t('isUnread')}</span>}
        </strong>
        <p>{inLanguage(body, language)}</p>
        {count > 1 && (
          <Box mt="1.5">
            <Pill family="pending">{t('times', { count })}</Pill>
          </Box>
        )}
      </div>
      <time dateTime={at}>{format.time(at)}</time>
    </Line>
  )
}
