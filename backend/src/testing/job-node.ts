import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { readEnv } from '#src/env.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { NUMBERED } from './job-run.ts'

// One node that works on numbered jobs. It is a separate process because the tests kill it.
const [appUrl = '', ownerUrl = '', seconds, milliseconds] = process.argv.slice(2)
const log = pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' })
const database = createDatabase({
  connectionString: appUrl,
  settings: readEnv({}),
  log,
  metrics: createMetrics(),
})
const jobs = createJobs({
  connectionString: ownerUrl,
  database,
  log,
  goneAfterSeconds: Number(seconds),
})

// Like server.ts: graphile-worker leaves the rejection of a failed completion unhandled.
process.on('unhandledRejection', error => log.debug({ err: error }, 'unhandled rejection'))

jobs.handle(NUMBERED, async ({ number, enqueuedAt }) => {
  const latency = Date.now() - enqueuedAt
  await database.run(ALL_MERCHANTS, db =>
    db.execute(
      sql`insert into job_run (number, node, latency) values (${number}, ${process.pid}, ${latency})`,
    ),
  )
  await wait(Number(milliseconds))
  // The effect is idempotent: the number is inserted once.
  await database.run(ALL_MERCHANTS, db =>
    db.execute(sql`insert into job_effect (number) values (${number}) on conflict do nothing`),
  )
})
jobs.start()
process.once('SIGTERM', async () => {
  await jobs.stop()
  await database.close()
  process.exit(0)
})
