import type { QueryClient } from '@tanstack/react-query'
import { api, newIdempotencyKey } from '@sufra/shared/api'
import type { Order } from '@sufra/shared/contracts/order'
import { putOrder } from '@sufra/shared/live'

/** Counts a print. Returns the updated order, or null if the user may not print. */
export const countPrint = async (queryClient: QueryClient, order: Order): Promise<Order | null> => {
  const offer = order.availableActions.find(({ actionName }) => actionName === 'Print')
  if (!offer) return null
  const printed = await api.post('/api/Order/ExecuteAction', {
    body: { orderId: order.id, action: offer.action },
    idempotencyKey: newIdempotencyKey(),
  })
  putOrder(queryClient, printed)
  return printed
}
