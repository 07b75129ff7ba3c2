import { setTimeout as wait } from 'node:timers/promises'
import { query } from '../instance/database.ts'
import type { Instance } from '../instance/instance.ts'

const LOOK_EVERY_MS = 200
// For work that never ends, not for a slow machine.
const LIMIT_MS = 300_000

const DUE = `select count(*)::int as due from graphile_worker.jobs
  where run_at <= now() and attempts < max_attempts`

/** Has all work of the hour and the day done now, which would else change rows in the middle of what is compared. */
export const settle = async (instance: Instance): Promise<void> => {
  await query(
    instance,
    `select graphile_worker.add_job(identifier, '{}', queue_name := identifier, job_key := identifier)
      from graphile_worker._private_known_crontabs`,
  )
  const until = Date.now() + LIMIT_MS
  while (Date.now() < until) {
    const [row] = await query<{ due: number }>(instance, DUE)
    if (row?.due === 0) return
    await wait(LOOK_EVERY_MS)
  }
  throw new Error('The work of the hour and the day does not end')
}
