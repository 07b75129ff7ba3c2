import { create } from 'zustand'
import type { Order } from '@sufra/shared/contracts/order'
import { showsPress } from './expect-order.ts'
import type { KeptAction } from './kept-action.ts'

interface KeptActions {
  /** what waits for an answer, in the order of the presses */
  waiting: readonly KeptAction[]
  /** what can never happen, and whose person has not read that yet */
  refused: readonly KeptAction[]
}

/** What this page knows of the presses that are kept on this device. */
export const useKeptActions = create<KeptActions>()(() => ({ waiting: [], refused: [] }))

/** Whether something of this order was pressed that could not be sent yet. */
export const useIsHeld = (orderId: number): boolean =>
  useKeptActions(({ waiting }) =>
    waiting.some(({ body, failures }) => body.orderId === orderId && failures > 0),
  )

const hasMore =
  (order: Order) =>
  ({ waiting }: KeptActions): boolean =>
    waiting.some(({ body, key }) => body.orderId === order.id && !showsPress(order, key))

/** Whether something was pressed that this order, as it is given, does not show yet: then nothing else can be pressed on it. */
export const isPressed = (order: Order): boolean => hasMore(order)(useKeptActions.getState())

/** The same for a button that shows it: the board follows the press when it can. */
export const useIsPressed = (order: Order): boolean => useKeptActions(hasMore(order))

/** How many presses wait for a connection. */
export const useHeldCount = (): number =>
  useKeptActions(({ waiting }) => waiting.filter(({ failures }) => failures > 0).length)

/** Whether somebody cancels this order on this device: no alarm sounds about that. */
export const isCancelledHere = (orderId: number): boolean =>
  useKeptActions
    .getState()
    .waiting.some(({ actionName, body }) => actionName === 'Cancel' && body.orderId === orderId)
