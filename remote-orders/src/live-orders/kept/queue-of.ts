import type { QueryClient } from '@tanstack/react-query'
import { ActionQueue } from './action-queue.ts'

const queues = new WeakMap<QueryClient, ActionQueue>()

/** The one queue of a page. */
export const queueOf = (queryClient: QueryClient): ActionQueue => {
  const known = queues.get(queryClient)
  if (known) return known
  const queue = new ActionQueue(queryClient)
  queues.set(queryClient, queue)
  return queue
}

export const endQueueOf = (queryClient: QueryClient): void => {
  queues.get(queryClient)?.stop()
  queues.delete(queryClient)
}
