import { setTimeout as wait } from 'node:timers/promises'
import type { Query } from '../stored-orders.ts'

const JOB_LIMIT_MS = 180_000
const LOOK_EVERY_MS = 500

// add_job returns rows of the table that holds the jobs.
const FAIL = `
create or replace function fail_completion() returns trigger language plpgsql as $$ begin
  if random() < 0.1 then raise exception 'This completion fails'; end if;
  return old;
end $$;
do $$ begin
  execute format('create trigger fail_completion before delete on %s for each row execute function fail_completion()', (
    select type.typrelid::regclass from pg_proc join pg_type type on type.oid = prorettype
    where proname = 'add_job' and pronamespace = 'graphile_worker'::regnamespace
  ));
end $$`

// Locked jobs run or belong to a node that has gone; jobs that wait for their next try after a failure count as well.
// Without a mail server, mails wait for as long as it is missing.
const OPEN = `
select id, task_identifier as kind, attempts >= max_attempts and locked_at is null as "isDead",
  coalesce(last_error, 'no error') as error
from graphile_worker.jobs where (run_at <= now() or locked_at is not null or attempts > 0)
  and not (task_identifier = 'deliver-mail' and last_error = 'SMTP_URL is not set')`

/** Lets a tenth of the completions of jobs fail until `completionsWork`. */
export const completionsFail = async (query: Query): Promise<void> => void (await query(FAIL))

export const completionsWork = async (query: Query): Promise<void> =>
  void (await query('drop function fail_completion cascade'))

/** Waits until no job is due, running or waiting for a retry. Returns those that are left after three minutes. */
export const waitForJobs = async (query: Query) => {
  const since = performance.now()
  for (;;) {
    const open = await query<{ id: string; kind: string; isDead: boolean; error: string }>(OPEN)
    const dead = open.filter(({ isDead }) => isDead)
    const seconds = Math.round((performance.now() - since) / 1000)
    const texts = (jobs: typeof open) => jobs.map(({ kind, id, error }) => `${kind} ${id} (${error})`)
    if (open.length === dead.length || performance.now() - since > JOB_LIMIT_MS)
      return { stuck: texts(open.filter(({ isDead }) => !isDead)), dead: texts(dead), seconds }
    await wait(LOOK_EVERY_MS)
  }
}
