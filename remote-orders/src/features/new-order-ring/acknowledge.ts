import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { Order } from '@sufra/shared/contracts/order'

/**
 * Tells the server that somebody here knows of these orders, so that nobody else is woken up for a while. The quiet does not
 * wait for it, and holds without it.
 */
export const acknowledge = (orders: readonly Order[]): void => {
  for (const { id: orderId, availableActions } of orders) {
    const offer = availableActions.find(({ actionName }) => actionName === 'Acknowledge')
    if (!offer) continue
    const body = { orderId, action: offer.action }
    void api
      .post('/api/Order/ExecuteAction', { body, idempotencyKey: newIdempotencyKey() })
      .catch(() => undefined)
  }
}
