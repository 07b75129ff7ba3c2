import { defineRemote } from '@sufra/shared/remote'
import { startRing, stopRing } from '#src/features/new-order-ring/ring.ts'
import { connectLiveOrders } from '@sufra/shared/live'
import { isImpersonating, isOperator, useSession } from '@sufra/shared/session'
import { keepOrders } from '#src/live-orders/offline-queue/keep-board.ts'
import { endQueueOf, startQueueOf } from '#src/live-orders/offline-queue/queue-of.ts'

let disconnect: () => void = () => undefined

const deactivate = () => {
  stopRing()
  disconnect()
}

/** Entry point that the host loads. remote.config.mjs repeats the chunk names so that the host can preload them. */
export const remote = defineRemote({
  apiVersion: '1.0.0',
  routes: [
    {
      path: 'live-order',
      load: () => import(/* webpackChunkName: "live-order" */ '#src/app/live-order.tsx'),
      keepAlive: true,
    },
    {
      path: 'orders',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "order-list" */ '#src/features/order-list/orders.page.tsx'))
          .OrdersPage,
      }),
    },
    {
      path: 'orders/mappings',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "mappings" */ '#src/features/mappings/mappings.page.tsx'))
          .MappingsPage,
      }),
    },
    {
      path: 'orders/shift',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "shift" */ '#src/features/shift/shift.page.tsx'))
          .ShiftScreen,
      }),
    },
    {
      path: 'orders/shifts',
      load: async () => ({
        Page: (await import(/* webpackChunkName: "shifts" */ '#src/features/shift/past/shifts.page.tsx'))
          .ShiftsPage,
      }),
    },
  ],
  activate: ({ queryClient }) => {
    deactivate()
    const { user } = useSession.getState()
    // During impersonation nothing rings, and no merchant data is stored on the operator's device.
    if (isImpersonating(user)) {
      disconnect = connectLiveOrders(queryClient)
      return
    }
    // The operator has no live orders.
    if (isOperator(user)) return
    startQueueOf(queryClient)
    const ends = [connectLiveOrders(queryClient), keepOrders(queryClient), () => endQueueOf(queryClient)]
    disconnect = () => ends.forEach(end => end())
    startRing(queryClient)
  },
  deactivate,
})
