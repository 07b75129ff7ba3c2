import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarClock } from 'lucide-react'
import { Button, CountBadge, PageHead } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { Freshness } from './freshness.tsx'

interface BoardHeadProps {
  orders: Order[] | undefined
  isOffline: boolean
  onOpenScheduled: () => void
  children: ReactNode
}

export const BoardHead = ({ orders, isOffline, onOpenScheduled, children }: BoardHeadProps) => {
  const { t } = useTranslation()
  const scheduled = orders?.filter(({ orderStatus }) => orderStatus === 'Scheduled').length ?? 0
  return (
    <PageHead
      title={t('orders:nav.liveOrders')}
      status={<Freshness isOffline={isOffline} />}
      actions={
        <>
          {children}
          <Button variant="outline" size="sm" icon={<CalendarClock size={16} aria-hidden />} onClick={onOpenScheduled}>
            {t('orders:scheduled.button')}
            <CountBadge tone="quiet" value={scheduled} />
          </Button>
        </>
      }
    />
  )
}
