import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { createWorkerLogger } from './worker-logger.ts'

/** Where graphile-worker keeps its jobs; nobody but this folder and the operator's list reads it. */
export const JOBS_SCHEMA = 'graphile_worker'

// Its tables have row level security without a policy. The worker and the operator's list may see them; a merchant's
// transaction may put a job in, by the function, and see none.
const RIGHTS = `
do $$ declare held text; begin
  foreach held in array array['_private_jobs', '_private_job_queues', '_private_tasks', '_private_known_crontabs']
  loop
    execute format('drop policy if exists platform_scope on ${JOBS_SCHEMA}.%I', held);
    execute format('create policy platform_scope on ${JOBS_SCHEMA}.%I using (
      (select current_setting(''app.scope'', true)) = ''platform'')', held);
  end loop;
end $$;
create or replace function enqueue_job(
  kind text, payload json, queue text, run_at timestamptz, max_attempts integer, job_key text
) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select id from ${JOBS_SCHEMA}.add_job(kind, payload, queue, run_at, max_attempts, job_key)
$$;
revoke all on function enqueue_job from public;
`

// Whoever finished a job of a queue looks for the next before the queue is written down as free, and would then sleep.
const QUEUES = `
create or replace function wake_for_queue() returns trigger language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_notify('jobs:insert', '{"count":1}');
  return null;
end $$;
drop trigger if exists wake_for_queue on ${JOBS_SCHEMA}._private_job_queues;
create trigger wake_for_queue after update on ${JOBS_SCHEMA}._private_job_queues for each row
  when (old.locked_at is not null and new.locked_at is null) execute function wake_for_queue();
`

/** Brings graphile-worker's tables up to date, as their owner. */
export const migrateJobs = async (ownerUrl: string, log?: Parameters<typeof createWorkerLogger>[0]) => {
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', client => client.on('error', () => undefined))
  try {
    await runMigrations({ pgPool, logger: createWorkerLogger(log) })
    await pgPool.query(RIGHTS + QUEUES)
  } finally {
    await pgPool.end()
  }
}

/** What the application's role may do there; row level security says with which rows. */
export const grantJobs = (role: string): string => `
grant usage on schema ${JOBS_SCHEMA} to ${role};
grant select, insert, update, delete on all tables in schema ${JOBS_SCHEMA} to ${role};
revoke insert, update, delete on ${JOBS_SCHEMA}.migrations from ${role};
grant execute on function enqueue_job to ${role};
`
