import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { startEmbeddedServer } from '#src/database/embedded/embedded-server.ts'
import { createDrain } from '#src/app/drain.ts'
import type { EmbeddedServer } from '#src/database/embedded/embedded-server.ts'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { migrate } from '#src/database/migrate.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { readEnv } from '#src/env.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { createTimers } from '#src/timers/timers.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { openSecrets } from '#src/secrets/secrets.ts'
import { DEMO_PASSWORD, accountsStep } from '#src/seed/accounts.ts'
import { seed } from '#src/seed/seed.ts'
import { memoryFolder } from './memory-folder.ts'
import { hashQuickly } from './quick-password.ts'
import { TEMPLATE_NAME, publishAppLogin, publishTestServer, urlOfDatabase } from './test-server.ts'

declare global {
  var sufraTestServer: { server: EmbeddedServer; dataDir: string } | undefined
}

const fillTemplate = async (dataDir: string) => {
  const { appUrl: connectionString, release } = await migrate({ ownerUrl: urlOfDatabase(TEMPLATE_NAME) })
  await release()
  publishAppLogin(connectionString)
  const log = pino({ level: 'silent' })
  const env = readEnv({ DATA_DIR: dataDir })
  const metrics = createMetrics()
  const database = createDatabase({ connectionString, settings: env, log, metrics })
  const platform = {
    env,
    log,
    metrics,
    database,
    secrets: await openSecrets(env),
    drain: createDrain(),
    timers: createTimers(log),
    jobs: createJobs({ connectionString: urlOfDatabase(TEMPLATE_NAME), database, log }),
  }
  await seed(platform, [accountsStep])
  const passwordHash = await hashQuickly(DEMO_PASSWORD)
  await database.run(ALL_MERCHANTS, db => db.update(user).set({ passwordHash }))
  await database.close()
}

// Test data need not survive a power failure, so durability is off and the data may be in memory.
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '120',
  max_wal_size: '128MB',
}

// One server for all test files; each file copies the template.
export default async function startTestServer(): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'sufra-tests-'))
  const server = await startEmbeddedServer({
    dataDir,
    isTemporary: true,
    awayFolder: await memoryFolder(),
    announce: () => undefined,
    warn: (error, line) => void process.stderr.write(`${line}: ${error}\n`),
    settings: SETTINGS,
  })
  globalThis.sufraTestServer = { server, dataDir }
  publishTestServer(server.connectionString)
  const client = new pg.Client({ connectionString: server.connectionString })
  await client.connect()
  await client.query(`create database ${TEMPLATE_NAME}`)
  await client.end()
  await fillTemplate(dataDir)
}
