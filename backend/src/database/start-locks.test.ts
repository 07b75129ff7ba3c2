import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { migrate } from './migrate.ts'

let test: TestApp
let reader: pg.Client
let observer: pg.Client
const openClient = async (): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
  return client
}
beforeAll(async () => {
  test = await createTestApp()
  ;[reader, observer] = [await openClient(), await openClient()]
  // A start that blocks for long fails instead of hanging the tests.
  await observer.query(
    `do $$ begin execute format('alter database %I set lock_timeout = %L', current_database(), '20s'); end $$`,
  )
})
afterEach(() => reader?.query('rollback'))
afterAll(async () => {
  await reader?.end()
  await observer?.end()
  await test?.close()
})

const startOnce = async (): Promise<void> => {
  const { release } = await migrate({ ownerUrl: test.ownerUrl })
  await release()
}

const policyOf = async (table: string): Promise<unknown> => {
  const { rows } = await observer.query(`
    select c.relrowsecurity and c.relforcerowsecurity as forced, pg_get_expr(p.polqual, c.oid) as condition
    from pg_class c left join pg_policy p on p.polrelid = c.oid and p.polname = 'account_scope'
    where c.oid = '${table}'::regclass`)
  return rows[0]
}

it('completes on an unchanged database while every table is in use', async () => {
  const { rows } = await observer.query(`select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`)
  await reader.query(`begin; lock table ${rows.map(row => row.name).join(', ')} in row exclusive mode`)
  await startOnce()
})

it.each([
  ['removed', 'drop policy account_scope on app_user'],
  ['changed in the database', 'alter policy account_scope on app_user using (true)'],
  ['created by another version', `comment on policy account_scope on app_user is 'an earlier one'`],
  ['not in force', 'alter table app_user no force row level security'],
])('restores a policy that was %s', async (_how, statement) => {
  const before = await policyOf('app_user')
  await observer.query(statement)
  await startOnce()
  expect(await policyOf('app_user')).toEqual(before)
})

const waitingStarts = async (): Promise<true | undefined> => {
  const { rows } = await observer.query(`select from pg_locks
    where relation = 'app_user'::regclass and mode = 'AccessExclusiveLock' and not granted`)
  return rows.length > 0 ? true : undefined
}

it('waits for a long transaction without blocking the readers of its table', async () => {
  await observer.query(`comment on policy account_scope on app_user is 'an earlier one'`)
  await reader.query('begin; select from app_user limit 1')
  let isStarted = false
  const starting = startOnce().then(() => {
    isStarted = true
  })
  const readBehindStart = async () => {
    await eventually(waitingStarts)
    return (await observer.query('select from app_user limit 1')).rowCount
  }
  expect([await readBehindStart(), await readBehindStart()]).toEqual([1, 1])
  expect(isStarted).toBe(false)
  await reader.query('commit')
  await starting
  expect(isStarted).toBe(true)
})
