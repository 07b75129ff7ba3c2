import pg from 'pg'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startAndRelease } from '#src/testing/start-and-release.ts'
import * as starts from './migrate.ts'
import { readMigrations } from './migration-files.ts'

const KNOWN = readMigrations().at(-1)?.when ?? 0
const NEWER = KNOWN + 1000
const REFUSAL = 'the schema of its database is newer than this version supports'

type Options = Parameters<typeof starts.migrate>[0]
const migrate = (options: Options) => startAndRelease(starts.migrate(options))
const openMigrated = (options: Options) => startAndRelease(starts.openMigrated(options))

let test: TestApp
let client: pg.Client
beforeAll(async () => {
  test = await createTestApp()
  client = new pg.Client({ connectionString: test.ownerUrl })
  await client.connect()
})
afterAll(async () => {
  await client?.end()
  await test?.close()
})
afterEach(async () => {
  await client.query('delete from drizzle.__drizzle_migrations where created_at > $1', [KNOWN])
  await migrate({ ownerUrl: test.ownerUrl })
})

const applyNewer = () =>
  client.query(`insert into drizzle.__drizzle_migrations (hash, created_at) values ('newer', $1)`, [NEWER])
const support = (oldest: number) =>
  client.query('update sufra_owner.supported_version set newest = $1, oldest = $2', [NEWER, oldest])
const dropPolicy = () => client.query('drop policy account_scope on product')
const hasPolicy = async () =>
  (await client.query(`select from pg_policies where tablename = 'product'`)).rowCount === 1

it('refuses a newer schema that it does not know', async () => {
  await applyNewer()
  await expect(migrate({ ownerUrl: test.ownerUrl })).rejects.toThrow(REFUSAL)
  await expect(openMigrated({ ownerUrl: test.ownerUrl })).rejects.toThrow(REFUSAL)
})

it('refuses a newer schema that no longer supports this version', async () => {
  await applyNewer()
  await support(KNOWN + 1)
  await expect(migrate({ ownerUrl: test.ownerUrl })).rejects.toThrow(REFUSAL)
  await expect(openMigrated({ ownerUrl: test.ownerUrl })).rejects.toThrow(REFUSAL)
})

it('runs on a newer schema that supports this version, and changes nothing there', async () => {
  await applyNewer()
  await support(KNOWN)
  await dropPolicy()
  expect(await migrate({ ownerUrl: test.ownerUrl })).toContain('_app')
  expect(await openMigrated({ ownerUrl: test.ownerUrl })).toContain('_app')
  expect(await hasPolicy()).toBe(false)
})

it('refuses an older schema with MIGRATE=off, and migrates it otherwise', async () => {
  await client.query(
    'create table kept as select * from drizzle.__drizzle_migrations where created_at = $1',
    [KNOWN],
  )
  await client.query('delete from drizzle.__drizzle_migrations where created_at = $1', [KNOWN])
  await expect(openMigrated({ ownerUrl: test.ownerUrl })).rejects.toThrow(
    'the schema of its database is older than this version, and MIGRATE is off',
  )
  await client.query('insert into drizzle.__drizzle_migrations select * from kept')
  await client.query('drop table kept')
  expect(await openMigrated({ ownerUrl: test.ownerUrl })).toContain('_app')
})

it('takes no lock on a table with MIGRATE=off', async () => {
  await client.query('begin; lock table product in access share mode')
  try {
    expect(await openMigrated({ ownerUrl: test.ownerUrl })).toContain('_app')
  } finally {
    await client.query('rollback')
  }
})
