import { access, mkdir, readFile, readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { Client } from 'pg'
import type { Env } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'
import { StoreConflict } from '#src/file-store/file-store.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { createImageStore, createRemoteStore } from '#src/file-store/stores.ts'
import { createImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import { KEY_FILES, restoreKeys } from '#src/secrets/key-files.ts'
import { DUMP, IMAGES, KEYS, REMOTES, filesBelow, verifyBackup } from './manifest.ts'
import type { Manifest } from './manifest.ts'
import { requireProgram, runProgram } from './postgres-programs.ts'
import { startEmbedded, withClient } from './source-database.ts'
import type { OpenedDatabase } from './source-database.ts'

const RETURN = 'Name an empty DATA_DIR and database, or add --overwrite to replace what is there.'

// Other columns of other users' connections are hidden from an owner who is no superuser. Autovacuum has no user.
const OTHERS = `select count(*)::int as count from pg_stat_activity
  where datname = current_database() and usesysid is not null and pid <> pg_backend_pid()`
const SCHEMAS = `select n.nspname as name, exists (select from pg_class c where c.relnamespace = n.oid) as is_used
  from pg_namespace n where n.nspname in ('public', 'sufra_owner', 'graphile_worker', 'drizzle')`

interface Options {
  env: Env
  folder: string
  /** replaces the data of the target */
  isOverwriting: boolean
  announce: (line: string) => void
}

const isPresent = async (path: string): Promise<boolean> => {
  const names = await readdir(path).catch(() => undefined)
  if (names) return names.length > 0
  return access(path).then(
    () => true,
    () => false,
  )
}

// Files in a bucket stay as they are: most of them are those of the backup.
const fileFolders = ({ IMAGE_STORE, REMOTE_STORE }: Env): string[] => [
  ...(IMAGE_STORE ? [] : [IMAGES]),
  ...(REMOTE_STORE ? [] : [REMOTES]),
]

const refuseUsedFolder = async ({ env, isOverwriting }: Options): Promise<void> => {
  if (isOverwriting) return
  const dataDir = env.DATA_DIR
  for (const name of [...KEY_FILES, ...fileFolders(env), 'postgres', 'postgres-password'])
    if (await isPresent(join(dataDir, name)))
      throw new StartError(`${dataDir} is not empty: it has ${name}. ${RETURN}`)
}

const refuseConnections = async (client: Client): Promise<void> => {
  const { rows } = await client.query(OTHERS)
  if (rows[0].count > 0)
    throw new StartError(
      `The database has ${rows[0].count} other connections. Stop every node and everything else that uses it.`,
    )
}

const emptyDatabase = async (client: Client, { isOverwriting }: Options): Promise<void> => {
  await refuseConnections(client)
  const { rows } = await client.query(SCHEMAS)
  const used = rows.filter(({ is_used: isUsed }) => isUsed).map(({ name }) => name)
  if (used.length === 0) return
  if (!isOverwriting) throw new StartError(`The database is not empty. ${RETURN}`)
  await client.query(`drop schema ${rows.map(({ name }) => name).join(', ')} cascade; create schema public;`)
}

const checkVersion = async (client: Client, manifest: Manifest): Promise<void> => {
  const { rows } = await client.query(`select current_setting('server_version_num')::int / 10000 as postgres`)
  if (rows[0].postgres < manifest.postgres)
    throw new StartError(
      `The backup is of PostgreSQL ${manifest.postgres}, and the target is PostgreSQL ${rows[0].postgres}. Use ${manifest.postgres} or later.`,
    )
}

const openTarget = async (env: Env): Promise<OpenedDatabase> =>
  env.DATABASE_URL ? { url: env.DATABASE_URL, close: async () => undefined } : startEmbedded(env.DATA_DIR)

const restoreDatabase = async (options: Options, manifest: Manifest): Promise<void> => {
  const { env, folder } = options
  const program = { setting: 'PG_RESTORE', path: env.PG_RESTORE }
  await requireProgram(program, manifest.postgres)
  const target = await openTarget(env)
  try {
    await withClient(target.url, async client => {
      await checkVersion(client, manifest)
      await emptyDatabase(client, options)
    })
    // The next start creates the application's role and grants its rights.
    const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
    await runProgram(program, { url: target.url, args: [...args, join(folder, DUMP)] })
  } finally {
    await target.close()
  }
}

const restoreImages = async ({ env, folder }: Options): Promise<void> => {
  const storage = createImageStorage(createImageStore(env))
  for (const path of await filesBelow(join(folder, IMAGES))) {
    const key = await storage.put(await readFile(join(folder, IMAGES, path)))
    if (`${key}.webp` !== basename(path))
      throw new StartError(`The backup is damaged: the picture ${path} has other content.`)
  }
}

const restoreRemote = async (store: FileStore, path: string, bytes: Buffer): Promise<void> => {
  try {
    await store.put(path, bytes)
  } catch (error) {
    if (!(error instanceof StoreConflict)) throw error
    throw new StartError(`The bucket has another file ${path}. Add --overwrite to replace it.`)
  }
}

// The server writes missing copies of the registry again, and keeps those that are there.
const removeRegistryCopies = async (store: FileStore): Promise<void> => {
  for await (const { path } of store.entries()) if (!path.includes('/')) await store.removeFile(path)
}

const restoreRemotes = async ({ env, folder, isOverwriting }: Options): Promise<void> => {
  const store = createRemoteStore(env)
  await removeRegistryCopies(store)
  for (const path of await filesBelow(join(folder, REMOTES))) {
    const bytes = await readFile(join(folder, REMOTES, path))
    await (isOverwriting ? store.renew(path, bytes) : restoreRemote(store, path, bytes))
  }
}

const emptyFolder = async (env: Env): Promise<void> => {
  for (const name of fileFolders(env)) await rm(join(env.DATA_DIR, name), { recursive: true, force: true })
}

/**
 * Restores a backup into an empty database and data folder, after a check of every checksum. The database is restored
 * in one transaction. Buckets get the files that they lack and keep all others.
 */
export const restoreBackup = async (options: Options): Promise<void> => {
  const { env, folder, announce } = options
  const manifest = await verifyBackup(folder)
  await refuseUsedFolder(options)
  await mkdir(env.DATA_DIR, { recursive: true, mode: 0o700 })
  await restoreDatabase(options, manifest)
  await emptyFolder(env)
  await restoreImages(options)
  await restoreRemotes(options)
  for (const name of await restoreKeys(env, join(folder, KEYS)))
    announce(`A setting replaces the restored ${name} by another key; remove it or add the restored one.`)
  announce(`Restored the data of ${manifest.takenAt} into ${env.DATA_DIR}.`)
}
