import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { Order } from '@sufra/shared/contracts/order'

/**
 * Tells the server that somebody here has noticed these orders, which postpones their escalation. The local silence
 * neither waits for the answer nor depends on it.
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
