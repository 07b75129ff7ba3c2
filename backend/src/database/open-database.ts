import pg from 'pg'
import { StartError } from '#src/errors/errors.ts'
import type { Env } from '#src/env.ts'
import type { Logger } from '#src/logging/logger.ts'
import { startEmbeddedServer } from './embedded/embedded-server.ts'
import { migrate, openMigrated } from './migrate.ts'
import { haveOwnSessions } from './pooler-check.ts'

export interface OpenDatabase {
  /** connection of the tables' owner: for migrations at start only, never for requests */
  ownerUrl: string
  /** connection of the login to which row level security applies */
  appUrl: string
  /** Lets the next node of this database start. Call it once the database is filled. */
  release(): Promise<void>
  stop(): Promise<void>
}

interface Options {
  env: Env
  log: Logger
  announce: (line: string) => void
  /** receives a function that ends the embedded server at once, as soon as there is one */
  onStarting?: (endNow: () => Promise<void>) => void
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? String(error.code) : ''
  return error.message || code || error.name
}

const withoutPassword = (url: string, variable: string): string => {
  if (!URL.canParse(url)) return variable
  const { hostname, port, pathname } = new URL(url)
  return `${hostname}:${port || '5432'}${pathname}`
}

const clientOf = (connectionString: string): pg.Client => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 5_000 })
  client.on('error', () => undefined)
  return client
}

// An external server is not started here, so there is nothing to wait for.
const checkServer = async (connectionString: string, variable: string): Promise<void> => {
  const clients = [clientOf(connectionString), clientOf(connectionString)] as const
  const address = withoutPassword(connectionString, variable)
  try {
    for (const client of clients) await client.connect()
    if (await haveOwnSessions(...clients)) return
  } catch (error) {
    throw new StartError(
      `Sufra cannot start: the database at ${address} cannot be reached (${reasonOf(error)}). Check ${variable}.`,
    )
  } finally {
    await Promise.all(clients.map(client => client.end().catch(() => undefined)))
  }
  throw new StartError(
    `Sufra cannot start: the connection pooler at ${address} changes the session of a client between transactions, ` +
      `and Sufra needs sessions that last. Set pool_mode = session, or name the database itself in ${variable}.`,
  )
}

const openServer = async ({ env, log, announce, onStarting }: Options) => {
  if (env.DATABASE_URL) {
    await checkServer(env.DATABASE_URL, 'DATABASE_URL')
    if (env.DATABASE_APP_URL) await checkServer(env.DATABASE_APP_URL, 'DATABASE_APP_URL')
    return { connectionString: env.DATABASE_URL, stop: async () => undefined }
  }
  return startEmbeddedServer({
    dataDir: env.DATA_DIR,
    announce,
    onStarting,
    warn: (error, line) => log.warn({ err: error }, line),
  })
}

/**
 * Opens the database of this deployment, the embedded one of DATA_DIR or the one of DATABASE_URL, and migrates it
 * unless MIGRATE is off.
 */
export const openDatabase = async (options: Options): Promise<OpenDatabase> => {
  const { env, log } = options
  const server = await openServer(options)
  try {
    const ownerUrl = server.connectionString
    const prepare = env.MIGRATE === 'off' ? openMigrated : migrate
    const { appUrl, release } = await prepare({ ownerUrl, appUrl: env.DATABASE_APP_URL })
    const stop = async () => {
      await release()
      await server.stop()
    }
    return { ownerUrl, appUrl, release, stop }
  } catch (error) {
    await server.stop()
    if (error instanceof StartError) throw error
    log.debug({ err: error }, 'migration failed')
    const reason = reasonOf(error instanceof Error && error.cause ? error.cause : error)
    throw new StartError(`Sufra cannot start: its database could not be brought up to date (${reason}).`)
  }
}

/** Migrates the database of DATABASE_URL, for the command `migrate`. Throws a `StartError` without one. */
export const migrateOnly = async ({ env, log }: Pick<Options, 'env' | 'log'>): Promise<void> => {
  if (!env.DATABASE_URL)
    throw new StartError(
      'The command `migrate` needs DATABASE_URL. An embedded database is migrated at each start.',
    )
  const opened = await openDatabase({ env: { ...env, MIGRATE: 'on' }, log, announce: () => undefined })
  await opened.stop()
}
