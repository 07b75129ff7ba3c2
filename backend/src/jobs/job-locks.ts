import type pg from 'pg'

const ALL_TRIES_CUT_SHORT = 'The node that worked on it has gone, and it was the last try'

interface Held {
  id: string
  attempts: number
  isExhausted: boolean
}

const jobsHeldBy = async (client: pg.ClientBase, poolIds: string[]): Promise<Held[]> => {
  const { rows } = await client.query<Held>(
    `select id, attempts, attempts >= max_attempts as "isExhausted"
     from graphile_worker.jobs where locked_by = any($1::text[])`,
    [poolIds],
  )
  return rows
}

const unlock = (client: pg.ClientBase, poolIds: string[]) =>
  client.query('select graphile_worker.force_unlock_workers($1::text[])', [poolIds])

/**
 * Frees the jobs and queues of worker pools that have ended, and returns how many jobs. The try that was cut short counts, so
 * that a job that kills its node is dead some day; a job without tries left says why.
 */
export const freeJobs = async (client: pg.ClientBase, poolIds: string[]): Promise<number> => {
  const held = await jobsHeldBy(client, poolIds)
  await unlock(client, poolIds)
  const exhausted = held.filter(({ isExhausted }) => isExhausted).map(({ id }) => id)
  if (exhausted.length > 0)
    await client.query('select graphile_worker.permanently_fail_jobs($1::bigint[], $2)', [
      exhausted,
      ALL_TRIES_CUT_SHORT,
    ])
  return held.length
}

/** Frees the jobs and queues of this node's own worker pool when it stops: its jobs do not lose the try. */
export const handBackJobs = async (client: pg.ClientBase, poolId: string): Promise<void> => {
  await client.query('begin')
  const held = await jobsHeldBy(client, [poolId])
  await unlock(client, [poolId])
  await client.query(
    `select graphile_worker.reschedule_jobs(array[held.id], attempts := held.attempts - 1)
     from unnest($1::bigint[], $2::int[]) as held (id, attempts)`,
    [held.map(({ id }) => id), held.map(({ attempts }) => attempts)],
  )
  await client.query('commit')
}
