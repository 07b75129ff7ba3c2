import type { QueryClient } from '@tanstack/react-query'
import { confirmedOrders, liveOrdersQuery, restoreLiveOrders, serverNow } from '@sufra/shared/live'
import { useSession } from '@sufra/shared/session'
import { forgetBoards, forgetOtherBoards, keepBoard, readBoard } from './action-store.ts'

const EACH_MS = 3000
/** Twelve hours, about a shift: an older board is of no use. */
const LONGEST_MS = 12 * 60 * 60_000

const keep = async (queryClient: QueryClient): Promise<void> => {
  const { user } = useSession.getState()
  const shown = queryClient.getQueryData(liveOrdersQuery.queryKey)
  if (!user || !shown) return
  await keepBoard({
    userId: user.Id,
    orders: confirmedOrders(shown),
    heardAt: queryClient.getQueryState(liveOrdersQuery.queryKey)?.dataUpdatedAt ?? Date.now(),
    clockAhead: serverNow() - Date.now(),
  })
}

const restore = async (queryClient: QueryClient): Promise<void> => {
  const { user } = useSession.getState()
  if (!user) return
  const board = await readBoard(user.Id)
  const deviceNow = Date.now()
  if (board && deviceNow - board.heardAt <= LONGEST_MS) {
    const serverTime = new Date(deviceNow + board.clockAhead).toISOString()
    restoreLiveOrders(queryClient, { orders: { ...board.orders, serverTime }, heardAt: board.heardAt })
  }
  // Runs after the own board is shown, so that the screen does not wait for it.
  await forgetOtherBoards(user.Id)
}

/**
 * Stores the open orders on this device while a user is signed in, and shows them at the next start until the server
 * answers. Returns a function that stops it.
 */
export const keepOrders = (queryClient: QueryClient): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const keepSoon = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      void keep(queryClient)
    }, EACH_MS)
  }
  const [liveOrders] = liveOrdersQuery.queryKey
  const stops = [
    queryClient.getQueryCache().subscribe(({ query, type }) => {
      if (type === 'updated' && query.queryKey[0] === liveOrders) keepSoon()
    }),
    useSession.subscribe(({ user }) => {
      if (!user) void forgetBoards()
    }),
  ]
  void restore(queryClient)
  return () => {
    stops.forEach(stop => stop())
    clearTimeout(timer)
    if (!useSession.getState().user) void forgetBoards()
  }
}
