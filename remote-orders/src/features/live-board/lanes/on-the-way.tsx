import { useTranslation } from 'react-i18next'
import { Bike, ChevronDown } from 'lucide-react'
import { Button, DirectionalIcon, chakra } from '@sufra/shared/ui'
import type { Order } from '@sufra/shared/contracts/order'
import { useIsPressed } from '#src/live-orders/offline-queue/offline-queue.store.ts'
import { useOrderAction } from '#src/order-actions/order-action.queries.ts'
import { offerOf } from '#src/order-actions/order-offer.ts'

const Root = chakra('details', {
  base: {
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    color: 'muted',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'touch',
      px: '3.5',
      fontWeight: 'medium',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary > span': { flex: 1 },
    '& > summary > svg:last-child': { transition: 'transform {durations.press}' },
    '&[open] > summary > svg:last-child': { transform: 'rotate(180deg)' },
    '& > ul': { listStyle: 'none', px: '3.5', pb: '2' },
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: '2',
      minH: 'touch',
      borderTopWidth: '1px',
      borderColor: 'line',
    },
    '& li > span': { flex: 1, minW: '0', py: '1.5' },
    '& li b': { color: 'ink' },
  },
})

const OnTheWayRow = ({ order }: { order: Order }) => {
  const { t } = useTranslation()
  const runner = useOrderAction()
  const isPressed = useIsPressed(order)
  return (
    <li>
      <span>
        <b>
          <bdi dir="ltr" className="sf-num">{`#${order.orderNumber}`}</bdi>
        </b>{' '}
        <bdi>{order.customer.name}</bdi>
      </span>
      {offerOf(order, 'Complete') && (
        <Button
          size="sm"
          variant="outline"
          isLoading={isPressed || runner.pressed === 'Complete'}
          onClick={() => runner.press(order, 'Complete')}
        >
          {t('orders:action.Complete')}
        </Button>
      )}
    </li>
  )
}

/** Orders that left with a driver: folded away, one press opens them. */
export const OnTheWay = ({ orders }: { orders: Order[] }) => {
  const { t } = useTranslation()
  return (
    <Root>
      <summary>
        <DirectionalIcon icon={Bike} />
        <span>{t('orders:lane.onTheWay', { count: orders.length })}</span>
        <ChevronDown size={16} aria-hidden />
      </summary>
      <ul>
        {orders.map(order => (
          <OnTheWayRow key={order.id} order={order} />
        ))}
      </ul>
    </Root>
  )
}
