import { useTranslation } from 'react-i18next'
import { Button, Heading, Stack } from '@sufra/shared/ui'
import { Drawer } from '@sufra/shared/ui/overlays'
import type { Order } from '@sufra/shared/contracts/order'
import { DrawerOrder } from './drawer-order.tsx'
import { useFailureText } from '../actions/failure-text.ts'
import { useOrderAction } from '../actions/order-action.queries.ts'
import type { OrderGroups } from '../lanes/order-groups.ts'
import { offerOf } from '../actions/order-offer.ts'

const FailedOrder = ({ order, isOffline }: { order: Order; isOffline: boolean }) => {
  const { t } = useTranslation()
  const failureText = useFailureText()
  const runner = useOrderAction()
  const detail = order.failureDetail ? `: ${order.failureDetail}` : ''
  return (
    <DrawerOrder order={order} state={`${failureText(order)}${detail}`} tone="disabled">
      {offerOf(order, 'Reinject') ? (
        <Button
          disabled={isOffline}
          isLoading={runner.pressed === 'Reinject'}
          onClick={() => runner.press(order, 'Reinject')}
        >
          {t('orders:action.Reinject')}
        </Button>
      ) : (
        <p>{t('orders:attention.noReinject')}</p>
      )}
    </DrawerOrder>
  )
}

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

/** Failed orders with their reason and their way back, and what was lost in the last quarter of an hour. */
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
              <FailedOrder key={order.id} order={order} isOffline={isOffline} />
            ))}
          </Stack>
        )}
        <Ended title={t('orders:missed.title')} orders={groups.missed} />
        <Ended title={t('orders:refused.title')} orders={groups.refused} />
      </Stack>
    </Drawer>
  )
}
