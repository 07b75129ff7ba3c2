import { useTranslation } from 'react-i18next'
import { Heading, Stack, lazyPart } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import type { Order } from '@sufra/shared/contracts/order'
import { DrawerOrder } from './drawer-order.tsx'
import type { OrderGroups } from '../lanes/order-groups.ts'

const mapping = lazyPart({
  load: () =>
    import(/* webpackChunkName: "failed-order" */ '#src/failed-orders/failed-order.tsx').then(
      ({ FailedOrder }) => FailedOrder,
    ),
  height: '8rem',
})

const Ended = ({ title, orders }: { title: string; orders: Order[] }) => {
  const { t } = useTranslation()
  if (orders.length === 0) return null
  return (
    <Stack as="section" gap="3">
      <Heading as="h3" textStyle="lg15">
        {title}
      </Heading>
      {orders.map(order => {
        const reason = order.reasonCode ? ` · ${t(`orders:reason.${order.reasonCode}`)}` : ''
        return (
          <DrawerOrder
            key={order.id}
            order={order}
            state={`${t(`orders:status.${order.orderStatus}`)}${reason}`}
            tone="neutral"
          />
        )
      })}
    </Stack>
  )
}

interface AttentionDrawerProps {
  groups: OrderGroups
  isOffline: boolean
  isOpen: boolean
  onClose: () => void
}

/** Failed orders with their reason and fix, and orders that were lost in the last 15 minutes. */
export const AttentionDrawer = ({ groups, isOffline, isOpen, onClose }: AttentionDrawerProps) => {
  const { t } = useTranslation()
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('orders:attention.title')}>
      <Stack gap="6">
        {groups.failed.length > 0 && (
          <Stack as="section" gap="3">
            <Heading as="h3" textStyle="lg15">
              {t('orders:attention.failed')}
            </Heading>
            {groups.failed.map(order => (
              <DrawerOrder
                key={order.id}
                order={order}
                state={t(`orders:status.${order.orderStatus}`)}
                tone="disabled"
              >
                <mapping.Part order={order} isOffline={isOffline} />
              </DrawerOrder>
            ))}
          </Stack>
        )}
        <Ended title={t('orders:missed.title')} orders={groups.missed} />
        <Ended title={t('orders:refused.title')} orders={groups.refused} />
      </Stack>
    </Drawer>
  )
}
