import type { Order } from '@sufra/shared/contracts/order'
import { useEffect } from 'react'
import { bulkBar } from '../later-parts.ts'
import { stopChoosing, useSelection } from './selection.store.ts'

/** Bar of the selection mode. Leaving the board ends the mode. */
export const Choosing = ({ orders }: { orders: readonly Order[] }) => {
  const isChoosing = useSelection(({ chosen }) => chosen !== null)
  useEffect(() => stopChoosing, [])
  return isChoosing ? <bulkBar.Part orders={orders} /> : null
}
