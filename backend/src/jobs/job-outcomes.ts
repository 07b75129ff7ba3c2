import type { WorkerEvents } from 'graphile-worker'
import type pg from 'pg'

const LOCKED = 'select id, locked_at::text as "lockedAt" from graphile_worker.jobs where locked_by = $1'

interface Locked {
  id: string
  lockedAt: string
}

const nameOf = ({ id, lockedAt }: Locked): string => `${id} ${lockedAt}`

/**
 * Compares the jobs that a worker pool works on with those that it locks. graphile-worker reports no outcome that it
 * could not write: the job then stays locked for four hours.
 */
export const watchOutcomes = (events: WorkerEvents) => {
  const running = new Set<string>()
  const ended = new Set<string>()
  let suspects = new Set<string>()
  events.on('job:start', ({ job }) => {
    running.add(job.id)
    ended.delete(job.id)
  })
  // Despite its documentation, this event does not wait for the outcome to be written.
  events.on('job:complete', ({ job }) => {
    running.delete(job.id)
    ended.add(job.id)
  })

  const removeWritten = (before: string[], locked: ReadonlySet<string>): boolean => {
    const written = before.filter(id => !locked.has(id))
    for (const id of written) ended.delete(id)
    return written.length > 0
  }

  return {
    runningCount: () => running.size,
    /**
     * Returns whether outcomes were written since the last call, and the number of jobs that were locked but not
     * running at this call and at the last one.
     */
    check: async (client: pg.ClientBase, poolId: string) => {
      const before = [...ended]
      const { rows } = await client.query<Locked>(LOCKED, [poolId])
      const hasFinished = removeWritten(before, new Set(rows.map(({ id }) => id)))
      const waiting = rows.filter(({ id }) => !running.has(id)).map(nameOf)
      const lost = waiting.filter(name => suspects.has(name)).length
      suspects = new Set(waiting)
      return { hasFinished, lost }
    },
  }
}
