import type { QueryClient } from '@tanstack/react-query'
import { ActionQueue } from './action-queue.ts'

const queues = new WeakMap<QueryClient, ActionQueue>()

/**
 * Returns the page's queue for this version of the remote. An ended queue is still returned: an action on a card of a
 * replaced version is stored there and starts no second queue beside the newer version's.
 */
export const queueOf = (queryClient: QueryClient): ActionQueue => {
  const known = queues.get(queryClient)
  if (known) return known
  const queue = new ActionQueue(queryClient)
  queues.set(queryClient, queue)
  return queue
}

export const endQueueOf = (queryClient: QueryClient): void => queues.get(queryClient)?.stop()

/** Starts a new queue and ends the previous one: after a new sign-in, or when the newer version was rolled back. */
export const startQueueOf = (queryClient: QueryClient): void => {
  endQueueOf(queryClient)
  queues.delete(queryClient)
  void queueOf(queryClient).start()
}
