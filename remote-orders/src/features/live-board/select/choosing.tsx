import type { Order } from '@sufra/shared/contracts/order'
import { useEffect } from 'react'
import { bulkBar } from '../later-parts.ts'
import { stopChoosing, useSelection } from './selection.store.ts'

/** The bar of those who choose orders. Who leaves the board has stopped choosing. */
export const Choosing = ({ orders }: { orders: readonly Order[] }) => {
  const isChoosing = useSelection(({ chosen }) => chosen !== null)
  useEffect(() => stopChoosing, [])
  return isChoosing ? <bulkBar.Part orders={orders} /> : null
}
