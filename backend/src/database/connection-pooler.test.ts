import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { z } from 'zod'
import { readEnv } from '#src/env.ts'
import { defineJob } from '#src/jobs/job-kind.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { createTestApp } from '#src/testing/create-test-app.ts'
import type { TestApp } from '#src/testing/create-test-app.ts'
import { startPgbouncer } from '#src/testing/pgbouncer.ts'
import { eventually } from '#src/testing/shop-fixture.ts'
import { appUrlOfDatabase } from '#src/testing/test-server.ts'
import { ALL_MERCHANTS } from './database.ts'
import { openDatabase } from './open-database.ts'
import { createDatabase } from './postgres-database.ts'

const COUNT = defineJob({ name: 'count', payload: z.object({ number: z.int() }), maxAttempts: 3 })
const LIMITS = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement`

const log = pino({ level: 'silent' })
let test: TestApp
let pooler: Awaited<ReturnType<typeof startPgbouncer>> | undefined

beforeAll(async () => {
  test = await createTestApp()
})
afterEach(async () => {
  await pooler?.stop()
  pooler = undefined
})
afterAll(() => test?.close())

const openThrough = async (mode: 'session' | 'transaction') => {
  const appUrl = appUrlOfDatabase(new URL(test.ownerUrl).pathname.slice(1))
  pooler = await startPgbouncer(mode, [test.ownerUrl, appUrl])
  const [ownerUrl = '', throughUrl = ''] = pooler.urls
  const env = readEnv({ NODE_ENV: 'test', DATABASE_URL: ownerUrl, DATABASE_APP_URL: throughUrl })
  return { env, opened: await openDatabase({ env, log, announce: () => undefined }) }
}

it('migrates, limits statements and runs jobs through PgBouncer in session mode', async () => {
  const { env, opened } = await openThrough('session')
  await opened.release()
  const database = createDatabase({
    connectionString: opened.appUrl,
    settings: env,
    log,
    metrics: createMetrics(),
  })
  const jobs = createJobs({ connectionString: opened.ownerUrl, database, log })
  try {
    const { rows } = await database.run(ALL_MERCHANTS, db => db.execute(LIMITS))
    expect(rows).toEqual([{ lock: '10s', statement: '30s' }])
    const seen: number[] = []
    jobs.handle(COUNT, async ({ number }) => void seen.push(number))
    jobs.start()
    await jobs.add(COUNT, { payload: { number: 1 } })
    await eventually(async () => (seen.length === 1 ? true : undefined))
  } finally {
    await jobs.stop()
    await database.close()
    await opened.stop()
  }
})

it('refuses PgBouncer in transaction mode at the start, with the setting to change', async () => {
  await expect(openThrough('transaction')).rejects.toThrow(
    /^Sufra cannot start: the connection pooler at 127\.0\.0\.1:\d+\/\w+ changes .* Set pool_mode = session, or name the database itself in DATABASE_URL\.$/,
  )
})
