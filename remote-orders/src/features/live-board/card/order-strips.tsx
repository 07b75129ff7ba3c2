import { useTranslation } from 'react-i18next'
import { Bike, CloudOff, MessageSquareText } from 'lucide-react'
import { DirectionalIcon, Money, chakra } from '@sufra/shared/ui'
import { LongText } from '@sufra/shared/ui/board'
import type { Order } from '@sufra/shared/contracts/order'
import { OrderWarnings } from '#src/order-display/order-warnings.tsx'
import { Strip } from '#src/order-display/strip.ts'
import { useIsQueued } from '#src/live-orders/offline-queue/offline-queue.store.ts'

const Foot = chakra('p', {
  base: {
    display: 'flex',
    justifyContent: 'space-between',
    alignItems: 'center',
    pt: '2.5',
    borderTopWidth: '1px',
    borderColor: 'line',
    '& > span': { color: 'muted', textStyle: 'sm13' },
    '& > strong': { color: 'disabled', textStyle: 'sm13', fontWeight: 'semibold' },
  },
})

/** Shown while an action waits on this device and the server has not received it. */
const HeldStrip = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  if (!useIsQueued(order.id)) return null
  return (
    <Strip tone="neutral">
      <CloudOff size={16} aria-hidden />
      {t('orders:kept.card')}
    </Strip>
  )
}

/** Customer's note, waiting driver, payment method and amount. */
export const OrderStrips = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  return (
    <>
      <OrderWarnings order={order} />
      {order.note !== '' && (
        <Strip tone="notice">
          <MessageSquareText size={16} aria-hidden />
          <LongText text={order.note} />
        </Strip>
      )}
      {order.driver?.arrived && order.orderStatus !== 'PickedUp' && (
        <Strip tone="active">
          <DirectionalIcon icon={Bike} size={16} />
          {t('orders:card.driverArrived')}
        </Strip>
      )}
      <HeldStrip order={order} />
      <Foot>
        {order.paymentType === 'NotStated' ? (
          <strong>{t('orders:payment.NotStated')}</strong>
        ) : (
          <span>{t(`orders:payment.${order.paymentType}`)}</span>
        )}
        <b>
          <Money value={order.finalPrice} />
        </b>
      </Foot>
    </>
  )
}

/** Final message of a card during its last seconds on the board. */
export const EndingStrip = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const isGood = order.orderStatus === 'Completed'
  const isLost = order.orderStatus === 'Missed' || order.orderStatus === 'Cancelled'
  return (
    <div role="status">
      <Strip tone={isGood ? 'active' : isLost ? 'disabled' : 'neutral'}>
        {t(`orders:ending.${order.orderStatus}`)}
      </Strip>
    </div>
  )
}
