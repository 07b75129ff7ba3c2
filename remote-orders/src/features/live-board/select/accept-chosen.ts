import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Order } from '@sufra/shared/contracts/order'
import { toast } from '@sufra/shared/ui/overlays'
import { queueOf } from '#src/live-orders/offline-queue/queue-of.ts'
import { offerOf } from '#src/order-actions/order-offer.ts'
import { isAutoPrinting } from '#src/printing/auto-print.ts'
import { usePrint } from '#src/printing/use-print.ts'
import { prepOf } from '../actions/prep-choice.store.ts'

/**
 * Accepts several orders as if each was accepted on its card: with its own chosen time and its own idempotency key.
 * Refusals are stored and shown one by one; the other orders go through.
 */
export const useAcceptChosen = () => {
  const queryClient = useQueryClient()
  const { t } = useTranslation()
  const { print } = usePrint()
  return (orders: readonly Order[]): void => {
    const queue = queueOf(queryClient)
    const held: string[] = []
    const handleHeld = (key: string) => {
      held.push(key)
      if (held.length > 1) return
      toast({
        kind: 'success',
        text: t('orders:select.held'),
        undo: { onUndo: () => held.forEach(each => void queue.withdraw(each)) },
      })
    }
    for (const order of orders) {
      const offer = offerOf(order, 'Accept')
      if (!offer) continue
      const prepMinutes = offer.requiresMinutes ? prepOf(order) : undefined
      const body = { orderId: order.id, action: offer.action, prepMinutes }
      const key = queue.press(
        { order, actionName: 'Accept', body },
        {
          onDone: done => {
            if (isAutoPrinting()) print(done, 'ticket')
          },
          onHeld: () => handleHeld(key),
        },
      )
    }
  }
}
