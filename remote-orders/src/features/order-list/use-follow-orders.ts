import { onLiveEvent } from '@sufra/shared/live'
import type { OrderPage } from '@sufra/shared/contracts/order-list'
import type { Order } from '@sufra/shared/contracts/order'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { orderQuery, ordersKey } from './orders.queries.ts'

const isNewer = (known: Order, told: Order): boolean =>
  known.id === told.id && known.rowVersion <= told.rowVersion

/** Returns a function that updates an order in every cached query of this screen. */
const usePutOrder = () => {
  const queryClient = useQueryClient()
  return useCallback(
    (order: Order) => {
      queryClient.setQueryData(orderQuery(order.id).queryKey, known =>
        known && !isNewer(known, order) ? known : order,
      )
      queryClient.setQueriesData<OrderPage>(
        { queryKey: [...ordersKey, 'page'] },
        page => page && { ...page, data: page.data.map(known => (isNewer(known, order) ? order : known)) },
      )
    },
    [queryClient],
  )
}

/** Same after an own action; also refetches the totals, because the user is looking at them. */
export const useOwnChange = () => {
  const put = usePutOrder()
  const queryClient = useQueryClient()
  return useCallback(
    (order: Order) => {
      put(order)
      void queryClient.invalidateQueries({ queryKey: [...ordersKey, 'totals'] })
    },
    [put, queryClient],
  )
}

/** Updates rows and details from the stream; new orders appear with the next list request. */
export const useFollowOrders = (): void => {
  const put = usePutOrder()
  useEffect(() => onLiveEvent('order.upserted', ({ order }) => put(order)), [put])
}
