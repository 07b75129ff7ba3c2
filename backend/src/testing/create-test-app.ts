import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { pino } from 'pino'
import { createDrain } from '#src/app/drain.ts'
import { createApp } from '#src/http-server/app.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { readEnv } from '#src/env.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import type { Jobs } from '#src/jobs/jobs.ts'
import { createTimers } from '#src/timers/timers.ts'
import type { Foundation } from '#src/app/foundation.ts'
import type { Logger } from '#src/logging/logger.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import { openSecrets } from '#src/secrets/secrets.ts'
import { DEMO_PASSWORD } from '#src/seed/accounts.ts'
import { watchNestedRuns } from './nested-runs.ts'
import { TEMPLATE_NAME, appUrlOfDatabase, testServerUrl, urlOfDatabase } from './test-server.ts'

const PROBLEM = 'application/problem+json'

const codeOf = (payload: unknown): unknown => {
  if (typeof payload !== 'string') return undefined
  const problem: { code?: unknown } = JSON.parse(payload)
  return problem.code
}

/**
 * Watches every answer of an app that is not ready yet. Returns a function that lists the errors that an endpoint
 * returned but does not declare.
 */
const watchErrors = (app: FastifyInstance): (() => string[]) => {
  const undeclared = new Set<string>()
  app.addHook('onSend', async (request, reply, payload) => {
    const { config, method, url } = request.routeOptions
    const declared: ReadonlySet<unknown> | undefined = config.errors
    if (!declared || !String(reply.getHeader('content-type')).startsWith(PROBLEM)) return payload
    const code = codeOf(payload)
    if (!declared.has(code)) undeclared.add(`${method} ${url} ${String(code)}`)
    return payload
  })
  return () => [...undeclared]
}

export interface TestApp {
  app: FastifyInstance
  foundation: Foundation
  /** connection of the owner, for inspection only: row level security does not apply to a superuser */
  ownerUrl: string
  /** Signs a demo user in (`admin`, `staff`, `kitchen`, `second`, `operator`) and returns the headers to send. */
  signIn(name: string): Promise<{ authorization: string }>
  /** opens the jobs of a second node on the same database */
  openJobs(log?: Logger): Jobs
  close(): Promise<void>
}

const administer = async (statement: string) => {
  const client = new pg.Client({ connectionString: testServerUrl() })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

/**
 * PostgreSQL notices the end of a pool with a delay. Dropping with `force` cuts such a connection, and the error
 * appears in whichever test runs then. `drop database` without `force` waits up to five seconds for connections to
 * end, so it goes first.
 */
const dropDatabase = (name: string) =>
  administer(`drop database ${name}`).catch(() => administer(`drop database ${name} with (force)`))

const createSilentLog = () => pino({ level: process.env.TEST_LOG_LEVEL ?? 'silent' })

interface Place {
  ownerUrl: string
  /** connection of the application's login */
  appUrl: string
  dataDir: string
  variables?: Record<string, string>
  log?: Logger
}

/** Returns the real application on a migrated database. It has the settings of `createTestApp`; `close` removes nothing. */
export const openTestApp = async (place: Place): Promise<TestApp> => {
  const { ownerUrl, appUrl: connectionString, dataDir, variables, log = createSilentLog() } = place
  const env = readEnv({
    NODE_ENV: 'test',
    RATE_LIMIT_FACTOR: '1000',
    DATA_DIR: dataDir,
    DATABASE_POOL: '6',
    ...variables,
  })
  const metrics = createMetrics(log)
  const { database, nested } = watchNestedRuns(
    createDatabase({ connectionString, settings: env, log, metrics }),
  )
  const openJobs = (own = log) => createJobs({ connectionString: ownerUrl, database, log: own })
  const foundation: Foundation = {
    env,
    log,
    metrics,
    database,
    secrets: await openSecrets(env),
    drain: createDrain(),
    timers: createTimers(log),
    jobs: openJobs(),
  }
  const app = await createApp(foundation)
  const undeclared = watchErrors(app)
  await app.ready()

  return {
    app,
    foundation,
    ownerUrl,
    openJobs,
    signIn: async who => {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/Authentication/login',
        payload: { email: `${who}@sufra.test`, password: DEMO_PASSWORD },
      })
      const { accessToken }: { accessToken?: string } = answer.json()
      if (!accessToken) throw new Error(`${who} cannot sign in: ${answer.body}`)
      return { authorization: `Bearer ${accessToken}` }
    },
    close: async () => {
      await app.close()
      await foundation.timers.stop()
      await foundation.jobs.stop()
      await database.close()
      if (undeclared().length > 0)
        throw new Error(`Errors that the endpoint does not declare: ${undeclared().join(', ')}`)
      if (nested().length > 0) throw new Error(`A transaction inside of another: ${nested().join('\n')}`)
    },
  }
}

/**
 * Returns the real application on its own database, copied from a template with the migrations, the demo accounts and
 * users. Timers and jobs do not start by themselves: call `foundation.timers.run(name)`, `foundation.jobs.run(name)`
 * for a cron job and `foundation.jobs.drain()` for enqueued jobs. Rate limits are effectively off unless the
 * variables set `RATE_LIMIT_FACTOR: '1'`.
 */
export const createTestApp = async (
  variables: Record<string, string> = {},
  log?: Logger,
): Promise<TestApp> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  // `file_copy` copies files; the default strategy also writes every page of the template to the WAL.
  await administer(`create database ${name} template ${TEMPLATE_NAME} strategy file_copy`)
  const dataDir = await mkdtemp(join(tmpdir(), 'sufra-test-'))
  const test = await openTestApp({
    ownerUrl: urlOfDatabase(name),
    appUrl: appUrlOfDatabase(name),
    dataDir,
    variables,
    log,
  })
  const close = async () => {
    try {
      await test.close()
    } finally {
      await dropDatabase(name)
      await rm(dataDir, { recursive: true, force: true })
    }
  }
  return { ...test, close }
}
