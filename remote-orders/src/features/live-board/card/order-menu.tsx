import { useTranslation } from 'react-i18next'
import { Ban, EllipsisVertical, Printer, TimerReset } from 'lucide-react'
import { IconButton } from '@sufra/shared/ui'
import { Menu } from '@sufra/shared/ui/overlays'
import type { Order } from '@sufra/shared/contracts/order'
import type { OrderActionRunner } from '#src/order-actions/order-action.queries.ts'
import { usePrint } from '#src/printing/use-print.ts'
import { DELAY_CHOICES, offerOf, otherStepsOf } from '#src/order-actions/order-offer.ts'

interface OrderMenuProps {
  order: Order
  runner: OrderActionRunner
  onCancel: () => void
}

/** Menu of rare actions: another step, more time, cancelling. Renders nothing if the server offers none. */
export const OrderMenu = ({ order, runner, onCancel }: OrderMenuProps) => {
  const { t } = useTranslation()
  const { print } = usePrint()
  const steps = otherStepsOf(order).map(step => ({
    id: step,
    label: t(`orders:action.${step}`),
    onSelect: () => runner.press(order, step),
  }))
  const delays = offerOf(order, 'Delay')
    ? DELAY_CHOICES.map(minutes => ({
        id: `delay-${minutes}`,
        label: t('orders:card.delayBy', { count: minutes }),
        icon: <TimerReset size={16} aria-hidden />,
        onSelect: () => runner.press(order, 'Delay', { addMinutes: minutes }),
      }))
    : []
  const cancel = offerOf(order, 'Cancel')
    ? [
        {
          id: 'cancel',
          label: t('orders:action.Cancel'),
          icon: <Ban size={16} aria-hidden />,
          onSelect: onCancel,
          isDanger: true,
        },
      ]
    : []
  const papers = offerOf(order, 'Print')
    ? (['ticket', 'receipt'] as const).map(kind => ({
        id: kind,
        label: t(`orders:print.${kind}`),
        icon: <Printer size={16} aria-hidden />,
        onSelect: () => print(order, kind),
      }))
    : []
  const items = [...steps, ...delays, ...papers, ...cancel]
  if (items.length === 0) return null
  const label = t('orders:card.more', { number: order.orderNumber })
  return (
    <Menu
      label={label}
      items={items}
      trigger={<IconButton size="sm" label={label} icon={<EllipsisVertical size={18} aria-hidden />} />}
    />
  )
}
