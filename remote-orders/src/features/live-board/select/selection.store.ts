import { create } from 'zustand'
import type { Order } from '@sufra/shared/contracts/order'
import { offerOf } from '#src/order-actions/order-offer.ts'

interface Selection {
  /** ids of selected orders; null outside of the selection mode */
  chosen: readonly number[] | null
}

/** Selection of new orders to accept together. */
export const useSelection = create<Selection>()(() => ({ chosen: null }))

export const choose = (chosen: readonly number[]): void => useSelection.setState({ chosen })
export const stopChoosing = (): void => useSelection.setState({ chosen: null })

export const toggleChosen = (orderId: number): void =>
  useSelection.setState(({ chosen }) => ({
    chosen: chosen?.includes(orderId) ? chosen.filter(id => id !== orderId) : [...(chosen ?? []), orderId],
  }))

/** Returns true if the order can be selected. Scheduled orders are accepted in their drawer. */
export const isAcceptable = (order: Order): boolean =>
  order.orderStatus === 'New' && offerOf(order, 'Accept') !== undefined

/**
 * Returns whether the card is selected; undefined outside of the selection mode and for orders that cannot be accepted.
 */
export const useIsChosen = (order: Order): boolean | undefined =>
  useSelection(({ chosen }) =>
    chosen === null || !isAcceptable(order) ? undefined : chosen.includes(order.id),
  )
