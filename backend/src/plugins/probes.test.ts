import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'

let test: TestApp
let owner: pg.Client
beforeAll(async () => {
  test = await createTestApp({ RATE_LIMIT_FACTOR: '1' })
  owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner?.end()
  await test?.close()
})

const ask = async (url: string) => {
  const answer = await test.app.inject({ url })
  const { code, detail }: { code?: string; detail?: string } = answer.json()
  return { status: answer.statusCode, code, detail }
}
const failing = (parts: string) => ({ status: 503, code: 'unavailable', detail: `failing: ${parts}` })

it('is alive and ready without any remote, however often it is asked', async () => {
  for (let turn = 0; turn < 40; turn += 1) {
    expect((await ask('/livez')).status).toBe(200)
    expect((await ask('/readyz')).status).toBe(200)
  }
})

it('is not ready while the jobs of this node are stuck', async () => {
  const { jobs } = test.foundation
  const progress = await jobs.progress()
  jest.spyOn(jobs, 'progress').mockResolvedValue({ ...progress, isStuck: true })
  expect(await ask('/readyz')).toEqual(failing('jobs'))
  jest.restoreAllMocks()
  expect((await ask('/readyz')).status).toBe(200)
})

it('is not ready without a migration of this build', async () => {
  await owner.query('begin')
  const newest = await owner.query(
    'delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)',
  )
  expect(newest.rowCount).toBe(1)
  await owner.query('commit')
  expect(await ask('/readyz')).toEqual(failing('migrations'))
})

it('is alive but not ready without a database', async () => {
  const name = pg.escapeIdentifier(owner.database ?? '')
  // A superuser, such as the owner here, may still connect.
  await owner.query(`alter database ${name} connection limit 0`)
  await owner.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  )
  expect(await ask('/readyz')).toEqual(failing('database'))
  expect((await ask('/livez')).status).toBe(200)
  await owner.query(`alter database ${name} connection limit -1`)
})
