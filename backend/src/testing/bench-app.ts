import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { createApp } from '#src/app.ts'
import { openDatabase } from '#src/database/open-database.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { readEnv } from '#src/env.ts'
import type { Foundation } from '#src/foundation.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import { openSecrets } from '#src/secrets.ts'
import { DEMO_PASSWORD, accountsStep } from '#src/seed/accounts.ts'
import { seed } from '#src/seed/seed.ts'
import { createTimers } from '#src/timers/timers.ts'

const log = pino({ level: 'silent' })

/**
 * The application on an embedded database of its own with nothing but the demo accounts, for benches that write what they ask
 * for: the database as its owner, the application, and somebody of the demo signed in to it.
 */
export const createBenchApp = async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sufra-bench-'))
  const env = readEnv({ NODE_ENV: 'test', DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000' })
  const server = await openDatabase({ env, log, announce: () => undefined })
  const owner = new pg.Client({ connectionString: server.ownerUrl })
  await owner.connect()
  const connectionString = server.appUrl
  const database = createDatabase({ connectionString, settings: env, log })
  const foundation: Foundation = {
    ...{ env, log, database, secrets: await openSecrets(env) },
    timers: createTimers(log),
    jobs: createJobs({ connectionString: server.ownerUrl, database, log }),
  }
  await seed(foundation, [accountsStep])
  const app = await createApp(foundation)
  await app.ready()
  return {
    ...{ app, foundation, owner },
    signIn: async (who: string) => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/Authentication/login',
        payload: { email: `${who}@sufra.test`, password: DEMO_PASSWORD },
      })
      return { authorization: `Bearer ${answer.json().accessToken}` }
    },
    close: async () => {
      await app.close()
      await foundation.timers.stop()
      await foundation.jobs.stop()
      await database.close()
      await owner.end()
      await server.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** What benches print: lines, and times in ms. */
export const say = (line: string) => void process.stdout.write(`${line}\n`)
export const ms = (time: number) => `${time.toFixed(1).padStart(7)} ms`

/** The value below which `share` of the numbers lie, e.g. 0.95. */
export const percentile = (times: number[], share: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * share) - 1] ?? Number.NaN
