import pg from 'pg'
import { findBackupUrl } from '#src/database/backup-login.ts'
import { findEmbeddedServer, startEmbeddedServer } from '#src/database/embedded/embedded-server.ts'
import type { Env } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'

export type DatabaseSettings = Pick<Env, 'DATA_DIR' | 'DATABASE_URL' | 'BACKUP_DATABASE_URL'>

/** A database that a backup reads or a restore writes. */
export interface OpenedDatabase {
  url: string
  /** Stops the server if it was started for this. */
  close(): Promise<void>
}

const ROLE = `select r.rolname as name, r.rolsuper or r.rolbypassrls as reads_all, current_database() as database
  from pg_roles r where r.rolname = current_user`

/** Runs `work` on one connection. */
export const withClient = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000, keepAlive: true })
  client.on('error', () => undefined)
  await client.connect().catch(error => {
    throw new StartError(`The database cannot be reached (${error.message || error.code}).`)
  })
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Starts the embedded database of a data folder for this process. */
export const startEmbedded = async (dataDir: string): Promise<OpenedDatabase> => {
  const server = await startEmbeddedServer({ dataDir, announce: () => undefined, warn: () => undefined })
  return { url: server.connectionString, close: server.stop }
}

const external = (url: string): OpenedDatabase => ({ url, close: async () => undefined })

const openEmbedded = async (dataDir: string): Promise<OpenedDatabase> => {
  const found = await findEmbeddedServer(dataDir)
  if (found.state === 'running') return external(found.connectionString)
  if (found.state === 'stopped') return startEmbedded(dataDir)
  throw new StartError(`${dataDir} has no database. Set DATA_DIR, or DATABASE_URL.`)
}

const open = async (env: DatabaseSettings): Promise<OpenedDatabase> => {
  if (env.BACKUP_DATABASE_URL) return external(env.BACKUP_DATABASE_URL)
  const { DATABASE_URL: ownerUrl } = env
  if (!ownerUrl) return openEmbedded(env.DATA_DIR)
  return external((await withClient(ownerUrl, owner => findBackupUrl(owner, ownerUrl))) ?? ownerUrl)
}

/** Refuses a role that row level security would leave without rows. */
const requireAllRows = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query(ROLE)
  const { name, reads_all: readsAll, database } = rows[0]
  if (readsAll) return
  const role = pg.escapeIdentifier(`${database}_backup`)
  throw new StartError(
    `${name} cannot back up the database, because row level security hides rows from it. Run as a superuser: ` +
      `create role ${role} login bypassrls password '…'; grant pg_read_all_data to ${role}; ` +
      'then put this role into BACKUP_DATABASE_URL.',
  )
}

/**
 * Opens the database of a deployment with a role that reads all rows of all merchants: the one of
 * `BACKUP_DATABASE_URL`, the one that a start created, or the owner if row level security does not apply to it.
 */
export const openSource = async (env: DatabaseSettings): Promise<OpenedDatabase> => {
  const source = await open(env)
  try {
    await withClient(source.url, requireAllRows)
    return source
  } catch (error) {
    await source.close()
    throw error
  }
}
