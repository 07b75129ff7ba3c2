import { create } from 'zustand'
import type { Order } from '@sufra/shared/contracts/order'
import { showsPress } from './expect-order.ts'
import type { QueuedAction } from './queued-action.ts'

interface KeptActions {
  /** actions without an answer, oldest first */
  waiting: readonly QueuedAction[]
  /** refused actions that the user has not dismissed yet */
  refused: readonly QueuedAction[]
}

/** State of the stored actions, as this page knows it. */
export const useQueuedActions = create<KeptActions>()(() => ({ waiting: [], refused: [] }))

/** Returns true if an action of this order could not be sent yet. */
export const useIsQueued = (orderId: number): boolean =>
  useQueuedActions(({ waiting }) =>
    waiting.some(({ body, failures }) => body.orderId === orderId && failures > 0),
  )

const hasMore =
  (order: Order) =>
  ({ waiting }: KeptActions): boolean =>
    waiting.some(({ body, key }) => body.orderId === order.id && !showsPress(order, key))

/** Returns true if the given order lacks the effect of a waiting action. Then no other action may start. */
export const isPressed = (order: Order): boolean => hasMore(order)(useQueuedActions.getState())

/** Hook version for a button: it shows progress until the board includes the action. */
export const useIsPressed = (order: Order): boolean => useQueuedActions(hasMore(order))

/** Returns the number of actions that wait for a connection. */
export const useQueuedCount = (): number =>
  useQueuedActions(({ waiting }) => waiting.filter(({ failures }) => failures > 0).length)

/** Returns true if a cancellation of this order waits on this device; then its alarm stays silent. */
export const isCancelledHere = (orderId: number): boolean =>
  useQueuedActions
    .getState()
    .waiting.some(({ actionName, body }) => actionName === 'Cancel' && body.orderId === orderId)
