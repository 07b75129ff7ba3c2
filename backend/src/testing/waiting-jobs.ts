import type pg from 'pg'

type Owner = Pick<pg.Pool, 'query'>

/** Makes every waiting job due at `runAt`, an SQL expression; by default at once. Running jobs stay as they are. */
export const rescheduleJobs = async (owner: Owner, runAt = 'now()'): Promise<void> => {
  await owner.query(
    `select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs), run_at := ${runAt})`,
  )
}

/** Deletes every waiting, failed and dead job. Running jobs stay. */
export const deleteJobs = async (owner: Owner): Promise<void> => {
  await owner.query('select graphile_worker.complete_jobs(array(select id from graphile_worker.jobs))')
}
