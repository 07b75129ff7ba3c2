import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/**
 * Follows the requests of all ports that have no answer yet. An open live stream counts as one.
 */
export const followRequests = (app: FastifyInstance) => {
  const open = new Set<ServerResponse>()
  app.addHook('onRequest', async (_request, { raw }) => {
    open.add(raw)
    for (const end of ['finish', 'close']) raw.once(end, () => open.delete(raw))
  })

  return {
    /** Waits until every request has its answer, for at most `milliseconds`. */
    finished: async (milliseconds: number): Promise<void> => {
      const over = new AbortController()
      const { signal } = over
      const allDone = async () => {
        for (const raw of open)
          await Promise.race([once(raw, 'finish', { signal }), once(raw, 'close', { signal })])
      }
      const work = allDone().catch(() => undefined)
      await Promise.race([work, wait(milliseconds, undefined, { signal })])
      over.abort()
      await work
    },
  }
}
