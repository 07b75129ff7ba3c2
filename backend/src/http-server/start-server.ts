import { mkdir } from 'node:fs/promises'
import { lookup } from 'node:dns/promises'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { createDrain } from '#src/app/drain.ts'
import { openDatabase } from '#src/database/open-database.ts'
import { createDatabase } from '#src/database/postgres-database.ts'
import { runAs } from '#src/database/work-kind.ts'
import type { Env } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'
import { createJobs } from '#src/jobs/jobs.ts'
import { createTimers } from '#src/timers/timers.ts'
import { createLogger } from '#src/logging/logger.ts'
import { serveMetrics } from './metrics-server.ts'
import type { MetricsServer } from './metrics-server.ts'
import { createMetrics } from '#src/metrics/metrics.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { openSecrets } from '#src/secrets/secrets.ts'
import { seed } from '#src/seed/seed.ts'
import { createApp } from './app.ts'
import { serveEncrypted } from './serve-encrypted.ts'
import type { EncryptedPort } from './serve-encrypted.ts'

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const tryToListen = (host: string, port: number): Promise<unknown> =>
  new Promise(done => {
    const probe = createServer()
    probe.once('error', error => done(codeOf(error)))
    probe.listen({ host, port, exclusive: true }, () => probe.close(() => done(undefined)))
  })

const portTaken = (host: string, port: number, setting = 'PORT') =>
  new StartError(`Sufra cannot start: port ${port} on ${host} is already taken. Free it or set ${setting}.`)

// Throws if a port is in use, before anything else starts; `localhost` may be two addresses.
const refuseTakenPort = async (host: string, port: number, setting = 'PORT'): Promise<void> => {
  if (port === 0) return
  const addresses = await lookup(host, { all: true }).catch(() => [])
  for (const { address } of addresses) {
    const code = await tryToListen(address, port)
    if (code === 'EADDRINUSE') throw portTaken(host, port, setting)
    if (code === 'EACCES')
      throw new StartError(`Sufra cannot start: port ${port} needs more rights. Set ${setting} above 1023.`)
  }
}

interface Options {
  env: Env
  announce: (line: string) => void
  /** receives a function that ends the database's processes at once, before they start; they would outlive this one */
  onDatabase?: (endNow: () => Promise<void>) => void
}

export interface RunningServer {
  address: string
  /** Reports this node as not ready and gives its jobs back, then waits until load balancers have noticed it. */
  drain(): Promise<void>
  /** port of the TLS server, if it has a certificate */
  encryptedPort: number | undefined
  /** port of the metrics, if they are served */
  metricsPort: number | undefined
  stop(): Promise<void>
}

const makeDataFolder = (path: string) =>
  mkdir(path, { recursive: true, mode: 0o700 }).catch(error => {
    throw new StartError(
      `Sufra cannot start: the data folder ${path} cannot be made (${error.code}). Set DATA_DIR.`,
    )
  })

const listen = async (foundation: Foundation): Promise<Omit<RunningServer, 'drain'>> => {
  const { env, timers, jobs } = foundation
  const app = await createApp(foundation)
  let encrypted: EncryptedPort | undefined
  let scraped: MetricsServer | undefined
  const stop = async () => {
    encrypted?.refuseNew()
    await app.close()
    // Open streams have ended in order by now.
    await encrypted?.close()
    await scraped?.close()
  }
  try {
    const address = await app.listen({ host: env.HOST, port: env.PORT })
    encrypted = await serveEncrypted(app, foundation)
    scraped = await serveMetrics(foundation)
    timers.start()
    jobs.start()
    return { address, encryptedPort: encrypted?.port, metricsPort: scraped?.port, stop }
  } catch (error) {
    await stop()
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
      throw portTaken(env.HOST, env.PORT)
    throw error
  }
}

/**
 * Starts everything, from the empty folder to the open port. If a part fails, the parts started before it are
 * stopped.
 */
export const startServer = async ({ env, announce, onDatabase }: Options): Promise<RunningServer> => {
  const log = createLogger(env)
  await refuseTakenPort(env.HOST, env.PORT)
  if (env.TLS_CERT) await refuseTakenPort(env.HOST, env.TLS_PORT, 'TLS_PORT')
  if (env.METRICS_PORT !== undefined)
    await refuseTakenPort(env.METRICS_HOST, env.METRICS_PORT, 'METRICS_PORT')
  await makeDataFolder(env.DATA_DIR)
  const server = await openDatabase({ env, log, announce, onStarting: onDatabase })
  const metrics = createMetrics(log)
  const database = createDatabase({
    connectionString: server.appUrl,
    settings: env,
    log,
    metrics,
  })
  const drain = createDrain()
  const timers = createTimers(log)
  const jobs = createJobs({ connectionString: server.ownerUrl, database, log })
  const stopAll = async () => {
    await jobs.stop()
    await timers.stop()
    await database.close()
    await server.stop()
  }
  try {
    const foundation: Foundation = {
      env,
      log,
      metrics,
      database,
      drain,
      timers,
      jobs,
      secrets: await openSecrets(env),
    }
    await runAs('background', () => seed(foundation))
    await server.release()
    const listening = await listen(foundation)
    return {
      ...listening,
      drain: async () => {
        drain.begin()
        await Promise.all([jobs.stop(), wait(env.DRAIN_SECONDS * 1000)])
      },
      stop: async () => {
        drain.begin()
        // The resources of jobs close with the application.
        await jobs.stop()
        await listening.stop()
        await stopAll()
      },
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}
