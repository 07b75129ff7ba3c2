import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { EmptyState, Stack } from '@sufra/shared/ui'
import { useFormat } from '@sufra/shared/i18n'
import { Drawer } from '@sufra/shared/ui/overlays'
import type { Order } from '@sufra/shared/contracts/order'
import { DrawerOrder } from './drawer-order.tsx'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { OrderActions } from '../card/order-actions.tsx'
import { deadlineOf } from '../actions/order-deadline.ts'
import { RejectSheet } from '../reject/reject-sheet.tsx'
import { UndoBars } from '../reject/undo-bars.tsx'

interface ScheduledDrawerProps {
  isOpen: boolean
  orders: Order[] | undefined
  onClose: () => void
}

const ScheduledOrder = ({ order, onReject }: { order: Order; onReject: () => void }) => {
  const { t } = useTranslation()
  const format = useFormat()
  const runner = useOrderAction()
  return (
    <DrawerOrder
      order={order}
      state={t('orders:scheduled.releaseAt', { time: format.dateTime(deadlineOf(order)) })}
      tone="pending"
    >
      <OrderActions order={order} runner={runner} onReject={onReject} />
    </DrawerOrder>
  )
}

/** Scheduled orders; they ring and move to the first lane when their time comes. */
export const ScheduledDrawer = ({ isOpen, orders = [], onClose }: ScheduledDrawerProps) => {
  const { t } = useTranslation()
  const [rejectedId, setRejectedId] = useState<number | null>(null)
  const scheduled = orders
    .filter(({ orderStatus }) => orderStatus === 'Scheduled')
    .sort((one, other) => deadlineOf(one) - deadlineOf(other))
  return (
    <>
      <Drawer isOpen={isOpen} onClose={onClose} title={t('orders:scheduled.title')}>
        <UndoBars orders={orders} />
        {scheduled.length === 0 && <EmptyState drawing="receipt" title={t('orders:scheduled.empty')} />}
        <Stack gap="3">
          {scheduled.map(order => (
            <ScheduledOrder key={order.id} order={order} onReject={() => setRejectedId(order.id)} />
          ))}
        </Stack>
      </Drawer>
      <RejectSheet order={orders.find(({ id }) => id === rejectedId)} onClose={() => setRejectedId(null)} />
    </>
  )
}
