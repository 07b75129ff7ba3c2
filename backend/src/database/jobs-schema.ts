import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { createWorkerLogger } from '#src/logging/graphile-logger.ts'
import { SHORT_LOCK_TIMEOUT } from './lock-retries.ts'

const FUNCTIONS = [
  'enqueue_job(text, json, text, timestamptz, integer, text)',
  'enqueue_job(text, json, text, timestamptz, integer, text, integer)',
  'platform_jobs()',
  'retry_job(bigint)',
  'delete_jobs(bigint[])',
]

// The schema belongs to the database owner, as graphile-worker documents, and the application's login has no rights
// there. These functions run as the owner and use only graphile-worker's public view and functions. Every transaction
// may enqueue a job; only the scope of the platform may see, retry or delete jobs. Nodes of the previous version call
// `enqueue_job` without a priority.
const API = `
create or replace function enqueue_job(
  kind text, payload json, queue text, run_at timestamptz, max_attempts integer, job_key text
) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select id from graphile_worker.add_job(kind, payload, queue, run_at, max_attempts, job_key)
$$;
create or replace function enqueue_job(
  kind text, payload json, queue text, run_at timestamptz, max_attempts integer, job_key text, priority integer
) returns bigint language sql security definer set search_path = pg_catalog, pg_temp as $$
  select id from graphile_worker.add_job(kind, payload, queue, run_at, max_attempts, job_key, priority)
$$;
create or replace function platform_jobs() returns table (
  id bigint, kind text, key text, attempts integer, max_attempts integer, last_error text,
  created_at timestamptz, updated_at timestamptz, run_at timestamptz, locked_at timestamptz
) language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select job.id, job.task_identifier, job.key, job.attempts::integer, job.max_attempts::integer, job.last_error,
    job.created_at, job.updated_at, job.run_at, job.locked_at
  from graphile_worker.jobs job
  where (select current_setting('app.scope', true)) = 'platform'
$$;
create or replace function retry_job(job_id bigint) returns boolean
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select exists (
    select from graphile_worker.reschedule_jobs(
      array(select retry_job.job_id where current_setting('app.scope', true) = 'platform'),
      run_at := now(), attempts := 0
    )
  )
$$;
create or replace function delete_jobs(job_ids bigint[]) returns integer
language sql security definer set search_path = pg_catalog, pg_temp as $$
  select count(*)::integer from graphile_worker.complete_jobs(
    array(select unnest(delete_jobs.job_ids) where current_setting('app.scope', true) = 'platform')
  )
$$;
${FUNCTIONS.map(name => `revoke all on function ${name} from public;`).join('\n')}
`

/** Migrates graphile-worker's tables as their owner and creates the functions that the application calls. */
export const migrateJobs = async (ownerUrl: string, log?: Parameters<typeof createWorkerLogger>[0]) => {
  const pgPool = new pg.Pool({ connectionString: ownerUrl, max: 1 })
  pgPool.on('error', () => undefined)
  pgPool.on('connect', client => {
    client.on('error', () => undefined)
    // Queued before the first statement of the pool's user, whose failure shows if this one fails.
    client.query(SHORT_LOCK_TIMEOUT).catch(() => undefined)
  })
  try {
    await runMigrations({ pgPool, logger: createWorkerLogger(log) })
    await pgPool.query(API)
  } finally {
    await pgPool.end()
  }
}

/** Lets the application's role call the functions, and revokes the rights on tables that earlier versions granted. */
export const grantJobs = (role: string): string => `
revoke all on all tables in schema graphile_worker from ${role};
revoke all on schema graphile_worker from ${role};
${FUNCTIONS.map(name => `grant execute on function ${name} to ${role};`).join('\n')}
`
