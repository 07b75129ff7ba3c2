import type { QueryClient } from '@tanstack/react-query'
import { ActionQueue } from './action-queue.ts'

const queues = new WeakMap<QueryClient, ActionQueue>()

/**
 * The one queue of a page. Once it has ended it stays the one of this version of the remote: a press on a card of a version that was
 * replaced just now is kept as ever, and begins no second queue beside that of the newer one.
 */
export const queueOf = (queryClient: QueryClient): ActionQueue => {
  const known = queues.get(queryClient)
  if (known) return known
  const queue = new ActionQueue(queryClient)
  queues.set(queryClient, queue)
  return queue
}

export const endQueueOf = (queryClient: QueryClient): void => queues.get(queryClient)?.stop()

/** Begins one, also after one that ended: whoever signed out is here again, or the newer version proved unfit. */
export const startQueueOf = (queryClient: QueryClient): void => {
  endQueueOf(queryClient)
  queues.delete(queryClient)
  void queueOf(queryClient).start()
}
