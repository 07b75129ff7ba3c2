import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { StartError } from '#src/errors/errors.ts'
import { migrateJobs } from './jobs-schema.ts'
import { ensureAppLogin } from './app-login.ts'
import { ensureBackupLogin } from './backup-login.ts'
import { grantRights, restrictedRole } from './app-rights.ts'
import { SHORT_LOCK_TIMEOUT, retryLocks } from './lock-retries.ts'
import { MIGRATIONS_FOLDER } from './migration-files.ts'
import { ensureRowLevelSecurity } from './row-level-security.ts'
import { recordSchema, schemaAge } from './schema-version.ts'
import { takeStartLock } from './start-lock.ts'

// On an external server the owner is subject to row level security too, and migrations change the rows of all
// merchants.
const EVERYBODYS_ROWS = `select set_config('app.scope', 'platform', false)`

interface Options {
  /** connection of the tables' owner */
  ownerUrl: string
  /** the application's own login; otherwise one is derived from the owner's */
  appUrl?: string
}

export interface Migrated {
  /** connection string of the application's login */
  appUrl: string
  /** Lets the next node start. Call it once the database is filled. */
  release(): Promise<void>
}

/** Runs `work` with the start lock, and keeps the lock until `release`, or until `work` fails. */
const withStartLock = async (
  ownerUrl: string,
  work: (owner: Client) => Promise<string>,
): Promise<Migrated> => {
  const { owner, release } = await takeStartLock(ownerUrl)
  try {
    return { appUrl: await work(owner), release }
  } catch (error) {
    await release()
    throw error
  }
}

const openLogin = async (owner: Client, { ownerUrl, appUrl }: Options) => {
  const loginUrl = appUrl ?? (await ensureAppLogin(owner, ownerUrl))
  return { loginUrl, role: await restrictedRole(loginUrl) }
}

/**
 * Migrates the schema as its owner, then sets row level security on every owned table and grants the application's
 * rights. Changes nothing in a newer schema that supports this version. Other nodes wait with their start until
 * `release`. Throws a `StartError` if the schema is newer and does not support this version.
 */
export const migrate = (options: Options): Promise<Migrated> =>
  withStartLock(options.ownerUrl, async owner => {
    if ((await schemaAge(owner)) === 'newer') return (await openLogin(owner, options)).loginUrl
    await owner.query(SHORT_LOCK_TIMEOUT)
    await owner.query(EVERYBODYS_ROWS)
    await retryLocks(() => migrateJobs(options.ownerUrl))
    // All pending migrations are one transaction.
    await retryLocks(() => applyMigrations(drizzle(owner), { migrationsFolder: MIGRATIONS_FOLDER }))
    await ensureRowLevelSecurity(owner)
    const { loginUrl, role } = await openLogin(owner, options)
    await retryLocks(() => grantRights(owner, role))
    await recordSchema(owner)
    await retryLocks(() => ensureBackupLogin(owner, options.ownerUrl))
    return loginUrl
  })

/**
 * Opens a database that `migrate` has prepared, and changes no table. Other nodes wait with their start until
 * `release`. Throws a `StartError` if the schema is older than this version, or newer without supporting it.
 */
export const openMigrated = (options: Options): Promise<Migrated> =>
  withStartLock(options.ownerUrl, async owner => {
    if ((await schemaAge(owner)) === 'older')
      throw new StartError(
        'Sufra cannot start: the schema of its database is older than this version, and MIGRATE is off. ' +
          'Run the command `migrate` of this version first.',
      )
    return (await openLogin(owner, options)).loginUrl
  })
