import { create } from 'zustand'
import type { Order, ProductOrder } from '@sufra/shared/contracts/order'

const KEY = 'sufra.kitchen-ticks'

const read = (): string[] => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(value) ? value.filter(each => typeof each === 'string') : []
  } catch {
    // Storage may be blocked or contain foreign data.
    return []
  }
}

/** Ticked dishes on this device, as `order:line`. */
export const useTicks = create<{ ticked: readonly string[] }>()(() => ({ ticked: read() }))

const tickOf = ({ id }: Pick<Order, 'id'>, line: Pick<ProductOrder, 'id'>) => `${id}:${line.id}`

export const useIsTicked = (order: Order, line: ProductOrder): boolean =>
  useTicks(({ ticked }) => ticked.includes(tickOf(order, line)))

export const useAllTicked = (order: Order, lines: readonly ProductOrder[]): boolean =>
  useTicks(({ ticked }) => lines.every(line => ticked.includes(tickOf(order, line))))

const keep = (ticked: readonly string[]) => {
  useTicks.setState({ ticked })
  try {
    localStorage.setItem(KEY, JSON.stringify(ticked))
  } catch {
    // Without storage the ticks last until the page is reloaded.
  }
}

export const toggleTick = (order: Order, line: ProductOrder): void => {
  const { ticked } = useTicks.getState()
  const tick = tickOf(order, line)
  keep(ticked.includes(tick) ? ticked.filter(each => each !== tick) : [...ticked, tick])
}

/** Deletes the ticks of orders that are gone. */
export const keepTicksOf = (orders: readonly Order[]): void => {
  const { ticked } = useTicks.getState()
  const known = new Set(orders.map(({ id }) => String(id)))
  const left = ticked.filter(tick => known.has(tick.split(':')[0] ?? ''))
  if (left.length < ticked.length) keep(left)
}

/** Applies ticks of other tabs of this browser. Returns a function that stops it. */
export const followTicks = (): (() => void) => {
  const handleStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) useTicks.setState({ ticked: read() })
  }
  useTicks.setState({ ticked: read() })
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
