import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { openJobNodes } from '#src/testing/job-run.ts'
import { appUrlOfDatabase } from '#src/testing/test-server.ts'

const JOBS = 300
const NUMBERS = Array.from({ length: JOBS }, (_none, at) => at)

const FAILING_MS = 4_000

// add_job returns rows of the table that holds the jobs.
const failCompletions = (until: Date, state: string) => `
create or replace function fail_completion() returns trigger language plpgsql as $$ begin
  if clock_timestamp() < timestamptz '${until.toISOString()}' and random() < 0.1 then
    raise exception 'This completion fails' using errcode = '${state}';
  end if;
  return old;
end $$;
do $$ begin
  execute format('create or replace trigger fail_completion before delete on %s for each row execute function fail_completion()', (
    select type.typrelid::regclass from pg_proc join pg_type type on type.oid = prorettype
    where proname = 'add_job' and pronamespace = 'graphile_worker'::regnamespace
  ));
end $$`

let test: TestApp
let owner: pg.Pool
let nodes: Awaited<ReturnType<typeof openJobNodes>>

beforeAll(async () => {
  test = await createTestApp()
  owner = new pg.Pool({ connectionString: test.ownerUrl, max: 2 })
  const appUrl = appUrlOfDatabase(new URL(test.ownerUrl).pathname.slice(1))
  nodes = await openJobNodes(owner, {
    appUrl,
    ownerUrl: test.ownerUrl,
    goneAfterSeconds: 15,
    milliseconds: 5,
  })
})
afterAll(async () => {
  await nodes?.close()
  await owner?.end()
  await test?.close()
})

const work = async (state: string): Promise<void> => {
  await owner.query('truncate job_run, job_effect')
  await owner.query(failCompletions(new Date(Date.now() + FAILING_MS), state))
  await nodes.enqueue(test.foundation.database, NUMBERS)
  const deadline = Date.now() + 60_000
  while ((await nodes.count('graphile_worker.jobs')) > 0 && Date.now() < deadline)
    await new Promise(resolve => setTimeout(resolve, 100))
}

it('runs no job twice while a tenth of the completions end in deadlocks', async () => {
  await nodes.start()
  await work('40P01')
  expect(await nodes.count('graphile_worker.jobs')).toBe(0)
  expect(await nodes.count('job_run')).toBe(JOBS)
})

it('finishes all jobs after a tenth of the completions failed for four seconds', async () => {
  await work('P0001')
  expect(await nodes.count('graphile_worker.jobs')).toBe(0)
  expect(await nodes.count('job_effect')).toBe(JOBS)
  // Only the jobs whose completion failed, and those that ran at a restart, run again.
  expect(await nodes.count('job_run')).toBeLessThan(JOBS * 1.5)
})
