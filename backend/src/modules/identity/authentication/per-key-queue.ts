import { tooManyRequests } from '#src/errors/errors.ts'

const LONGEST_QUEUE = 50

/**
 * Runs the attempts for one key one after the other, so that each sees the failures before it: of two hundred
 * concurrent ones, five are evaluated.
 */
export const createQueues = () => {
  const queues = new Map<string, { length: number; last: Promise<unknown> }>()

  return async <Result>(key: string, work: () => Promise<Result>): Promise<Result> => {
    const queue = queues.get(key) ?? { length: 0, last: Promise.resolve() }
    if (queue.length >= LONGEST_QUEUE) throw tooManyRequests(30)
    queues.set(key, queue)
    queue.length += 1
    const mine = queue.last.then(work, work)
    queue.last = mine.catch(() => undefined)
    try {
      return await mine
    } finally {
      queue.length -= 1
      if (queue.length === 0) queues.delete(key)
    }
  }
}
