import { useMemo, useState } from 'react'
import type { Order } from '@sufra/shared/contracts/order'
import { useSearchParams } from '@sufra/shared/router'
import { useRemembered } from '@sufra/shared/ui/board'
import { isFiltering, matchesFilter, readFilter, writeFilter } from './board-filter.ts'
import type { BoardFilter } from './board-filter.ts'

export interface FilteredOrders {
  filter: BoardFilter
  /** the orders to show; the unchanged list without a filter */
  shown: Order[] | undefined
  /** open orders that the filter hides */
  hidden: Order[]
  change: (filter: BoardFilter) => void
}

/** Returns the filter of this device: from the address, otherwise the user's last choice here. */
export const useBoardFilter = (orders: Order[] | undefined): FilteredOrders => {
  const [search, setSearch] = useSearchParams()
  const [remembered, remember] = useRemembered('live-orders.filter')
  // The order named by a link is shown regardless of the filter.
  const asked = search.get('order')
  const [cameFor, setCameFor] = useState(asked)
  if (asked !== null && asked !== cameFor) setCameFor(asked)
  const inAddress = readFilter(search)
  const source = isFiltering(inAddress) ? String(writeFilter(new URLSearchParams(), inAddress)) : remembered
  const filter = useMemo(() => readFilter(new URLSearchParams(source ?? '')), [source])
  const parted = useMemo(() => {
    if (!orders || !isFiltering(filter)) return { shown: orders, hidden: [] }
    const isShown = (order: Order) => String(order.id) === cameFor || matchesFilter(filter, order)
    return {
      shown: orders.filter(isShown),
      hidden: orders.filter(order => order.closedAt === null && !isShown(order)),
    }
  }, [orders, filter, cameFor])
  const change = (next: BoardFilter) => {
    remember(isFiltering(next) ? String(writeFilter(new URLSearchParams(), next)) : null)
    setCameFor(null)
    setSearch(known => writeFilter(known, next), { replace: true })
  }
  return { ...parted, filter, change }
}
