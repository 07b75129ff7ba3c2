import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarClock } from 'lucide-react'
import { Button, CountBadge, PageHead } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { Freshness } from './connection/freshness.tsx'
import type { Connection } from './connection/use-connection.ts'

interface BoardHeadProps {
  orders: Order[] | undefined
  state: Connection['state']
  onOpenScheduled: () => void
  /** menu after the buttons */
  menu: ReactNode
  children: ReactNode
}

export const BoardHead = ({ orders, state, onOpenScheduled, menu, children }: BoardHeadProps) => {
  const { t } = useTranslation()
  const scheduled = orders?.filter(({ orderStatus }) => orderStatus === 'Scheduled').length ?? 0
  return (
    <PageHead
      title={t('orders:nav.liveOrders')}
      status={<Freshness state={state} />}
      actions={
        <>
          {children}
          <Button
            variant="outline"
            size="sm"
            icon={<CalendarClock size={16} aria-hidden />}
            onClick={onOpenScheduled}
          >
            {t('orders:scheduled.button')}
            {scheduled > 0 && <CountBadge tone="quiet" value={scheduled} />}
          </Button>
          {menu}
        </>
      }
    />
  )
}
