import { create } from 'zustand'
import type { Order } from '@sufra/shared/contracts/order'
import { offerOf } from '#src/order-actions/order-offer.ts'

interface Selection {
  /** orders that somebody has chosen; null while nobody chooses */
  chosen: readonly number[] | null
}

/** Which new orders are to be accepted with one press. */
export const useSelection = create<Selection>()(() => ({ chosen: null }))

export const choose = (chosen: readonly number[]): void => useSelection.setState({ chosen })
export const stopChoosing = (): void => useSelection.setState({ chosen: null })

export const toggleChosen = (orderId: number): void =>
  useSelection.setState(({ chosen }) => ({
    chosen: chosen?.includes(orderId) ? chosen.filter(id => id !== orderId) : [...(chosen ?? []), orderId],
  }))

/** Orders for later are answered in their drawer. */
export const isAcceptable = (order: Order): boolean =>
  order.orderStatus === 'New' && offerOf(order, 'Accept') !== undefined

/** Whether this card is chosen; undefined while nobody chooses, and for an order that cannot be accepted. */
export const useIsChosen = (order: Order): boolean | undefined =>
  useSelection(({ chosen }) =>
    chosen === null || !isAcceptable(order) ? undefined : chosen.includes(order.id),
  )
