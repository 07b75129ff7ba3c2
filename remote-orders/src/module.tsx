import { defineRemote } from '@sufra/shared/remote'
import { startRing, stopRing } from '#src/features/new-order-ring/ring.ts'
import { connectLiveOrders } from '@sufra/shared/live'
import { isImpersonating, useSession } from '@sufra/shared/session'
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
    { path: 'orders', load: () => import(/* webpackChunkName: "order-list" */ '#src/app/orders.tsx') },
    {
      path: 'orders/mappings',
      load: () => import(/* webpackChunkName: "mappings" */ '#src/app/mappings.tsx'),
    },
    { path: 'orders/shift', load: () => import(/* webpackChunkName: "shift" */ '#src/app/shift.tsx') },
    { path: 'orders/shifts', load: () => import(/* webpackChunkName: "shifts" */ '#src/app/shifts.tsx') },
  ],
  activate: ({ queryClient }) => {
    deactivate()
    // During impersonation nothing rings, and no merchant data is stored on the operator's device.
    if (isImpersonating(useSession.getState().user)) {
      disconnect = connectLiveOrders(queryClient)
      return
    }
    startQueueOf(queryClient)
    const ends = [connectLiveOrders(queryClient), keepOrders(queryClient), () => endQueueOf(queryClient)]
    disconnect = () => ends.forEach(end => end())
    startRing(queryClient)
  },
  deactivate,
})
