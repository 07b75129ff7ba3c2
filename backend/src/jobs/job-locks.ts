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
 * Frees the jobs and queues of worker pools that have ended; returns the number of jobs. The interrupted attempt
 * counts, so a job that kills its node becomes dead eventually. A job without attempts left gets a reason.
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

/** Frees the jobs and queues of this node's worker pool when it stops; its jobs keep the attempt. */
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
