import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from '#src/errors/errors.ts'
import { removeAbandoned } from './remove-orphaned-databases.ts'
import { findBinaries } from './binaries.ts'
import { findClusterFolder, OWNER_NAME, openClusterFolder, ROOT_HOME } from './cluster-folder.ts'
import { runCommand } from './command.ts'
import type { SystemUser } from './command.ts'
import { freePort, readRunning, startPostmaster, stopPostmaster } from './postmaster.ts'
import type { Postmaster } from './postmaster.ts'

const NAME = 'sufra-db'

const lookUp = async (): Promise<SystemUser | undefined> => {
  const [uid, gid] = await Promise.all([runCommand('id', ['-u', NAME]), runCommand('id', ['-g', NAME])])
  return uid.isSuccess && gid.isSuccess ? { uid: Number(uid.output), gid: Number(gid.output) } : undefined
}

// Returns the system account for PostgreSQL, which refuses to run as root. Creates it at the first start.
const unprivilegedUser = async (): Promise<SystemUser | undefined> => {
  if (process.getuid?.() !== 0) return undefined
  const known = await lookUp()
  if (known) return known
  const made = await runCommand('useradd', [
    '--system',
    '--user-group',
    '--no-create-home',
    '--home-dir',
    '/nonexistent',
    NAME,
  ])
  if (!made.isSuccess) await runCommand('adduser', ['-S', '-D', '-H', NAME])
  const found = await lookUp()
  if (found) return found
  throw new StartError(
    `Sufra cannot start: PostgreSQL does not run as root and the system user ${NAME} could not be made. ` +
      'Start as an ordinary user or set DATABASE_URL.',
  )
}

// Held while a Sufra process lives, so that another one sees that the folder is in use. The server releases it when
// the holder is killed.
const LIVE_LOCK = 7_318_001
const DATABASE = 'sufra'
const TRIES = 150
const RETRY_MS = 100

interface Options {
  dataDir: string
  announce: (line: string) => void
  warn: (error: unknown, line: string) => void
  settings?: Record<string, string>
  /** folder of PostgreSQL's programs instead of the embedded ones */
  binFolder?: string
  /** worthless without this process, as in a test run; a later run removes what a killed one left */
  isTemporary?: boolean
  /** folder of the database instead of the default for this user */
  awayFolder?: string
  /**
   * receives a function, before anything starts, that ends it at once, for a stop that cannot wait for an orderly one
   */
  onStarting?: (endNow: () => Promise<void>) => void
}

export interface EmbeddedServer {
  /** for the owner of the database `sufra` */
  connectionString: string
  stop(): Promise<void>
  /** Stops it and removes its files, for tests. */
  destroy(): Promise<void>
}

const urlOf = ({ folder }: Pick<Postmaster, 'folder'>, port: number, database: string): string =>
  `postgres://${OWNER_NAME}:${encodeURIComponent(folder.password)}@127.0.0.1:${port}/${database}`

/** `none`: the data folder has no embedded database. `stopped`: it has one, which does not run. */
export type FoundServer = { state: 'none' | 'stopped' } | { state: 'running'; connectionString: string }

/** Looks for the embedded database of a data folder and starts nothing. */
export const findEmbeddedServer = async (dataDir: string): Promise<FoundServer> => {
  const awayFolder = process.getuid?.() === 0 ? ROOT_HOME : undefined
  const folder = await findClusterFolder({ dataDir, awayFolder })
  if (!folder) return { state: 'none' }
  const running = await readRunning(folder.cluster)
  if (!running) return { state: 'stopped' }
  return { state: 'running', connectionString: urlOf({ folder }, running.port, DATABASE) }
}

const connectTo = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: url, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

const takeLock = async (url: string, dataDir: string): Promise<pg.Client> => {
  const client = await connectTo(url)
  const { rows } = await client.query('select pg_try_advisory_lock($1) as taken', [LIVE_LOCK])
  if (rows[0].taken) return client
  await client.end()
  throw new StartError(
    `Sufra cannot start: the data folder ${dataDir} is in use by another running Sufra. Stop that one or set DATA_DIR.`,
  )
}

// A server that starts or recovers refuses connections for a while, and one that was just killed still seems alive.
const bringUp = async (postmaster: Postmaster, wantedPort: number, dataDir: string) => {
  for (let tries = 0; ; tries += 1) {
    try {
      const { port } = await startPostmaster(postmaster, wantedPort)
      return { port, lock: await takeLock(urlOf(postmaster, port, 'postgres'), dataDir) }
    } catch (error) {
      if (error instanceof StartError || tries >= TRIES || postmaster.stopped.aborted) throw error
      await wait(RETRY_MS)
    }
  }
}

const ensureDatabase = async (client: pg.Client) => {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [DATABASE])
  if (!rowCount) await client.query(`create database ${DATABASE}`)
}

const sweep = (awayFolder: string, binFolder: string, asUser?: SystemUser): Promise<void> =>
  removeAbandoned(awayFolder, cluster => {
    const args = ['stop', '-w', '-t', '30', '-m', 'immediate', '-D', cluster]
    return runCommand(join(binFolder, 'pg_ctl'), args, asUser)
  })

/**
 * Starts the PostgreSQL of a data folder, or takes over the one that a killed Sufra left, and restarts it if it dies.
 */
export const startEmbeddedServer = async (options: Options): Promise<EmbeddedServer> => {
  const { dataDir, announce, warn, settings, isTemporary = false, onStarting } = options
  const asUser = await unprivilegedUser()
  const binFolder = options.binFolder ?? (await findBinaries(asUser))
  const awayFolder = options.awayFolder ?? (asUser && ROOT_HOME)
  if (isTemporary && awayFolder) await sweep(awayFolder, binFolder, asUser)
  const folder = await openClusterFolder({ dataDir, binFolder, asUser, announce, isTemporary, awayFolder })
  const stopping = new AbortController()
  const postmaster: Postmaster = { folder, binFolder, asUser, settings, stopped: stopping.signal }
  // A running server may belong to another Sufra until we hold the lock.
  let isOurs = !(await readRunning(folder.cluster))
  const starting = bringUp(postmaster, await freePort(), dataDir)
  let reviving: Promise<void> | undefined
  onStarting?.(async () => {
    stopping.abort()
    if (!isOurs) return
    await stopPostmaster(postmaster, 'immediate')
    // A start in progress may finish after the order to end.
    await Promise.allSettled([starting, reviving])
    await stopPostmaster(postmaster, 'immediate')
  })
  const started = await starting
  isOurs = true
  const { port } = started
  let { lock } = started

  // The connection that holds the lock also notices first that the server died.
  const watch = () => {
    lock.once('end', () => {
      if (!stopping.signal.aborted) reviving = revive()
    })
  }
  const revive = async (): Promise<void> => {
    warn(undefined, 'the database went away; starting it again')
    while (!stopping.signal.aborted) {
      try {
        lock = (await bringUp(postmaster, port, dataDir)).lock
        watch()
        return
      } catch (error) {
        warn(error, 'the database does not start yet')
        await wait(RETRY_MS)
      }
    }
  }

  await ensureDatabase(lock)
  watch()
  const stop = async () => {
    stopping.abort()
    await reviving
    await lock.end().catch(() => undefined)
    await stopPostmaster(postmaster)
  }
  return {
    connectionString: urlOf(postmaster, port, DATABASE),
    stop,
    destroy: async () => {
      await stop()
      await rm(dirname(folder.cluster), { recursive: true, force: true })
    },
  }
}
