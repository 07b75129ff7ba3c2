import { access, chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Client } from 'pg'
import type { Env } from '#src/env.ts'
import { StartError } from '#src/errors/errors.ts'
import { createImageStore, createRemoteStore, imagePlace } from '#src/file-store/stores.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { createImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import type { ImageStorage } from '#src/modules/infrastructure/infrastructure.ts'
import { copyKeys } from '#src/secrets/key-files.ts'
import { DUMP, IMAGES, KEYS, REMOTES, writeManifest } from './manifest.ts'
import { requireProgram, runProgram } from './postgres-programs.ts'
import { openSource, withClient } from './source-database.ts'
import { findImageKeys, findRemoteFolders } from './stored-files.repository.ts'

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const writeBelow = async (folder: string, path: string, bytes: Uint8Array): Promise<void> => {
  const file = join(folder, path)
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, bytes)
}

// The content of a key never changes, so a picture that is there need not be read again.
const copyImages = async (storage: ImageStorage, folder: string): Promise<void> => {
  const nextYear = new Date(Date.now() + 31_536_000_000)
  for await (const key of storage.storedBefore(nextYear)) {
    const name = `${key}.webp`
    if (await exists(join(folder, name))) continue
    const webp = await storage.read(key)
    if (webp) await writeBelow(folder, name, webp)
  }
}

const copyRemotes = async (store: FileStore, folders: readonly string[], target: string): Promise<void> => {
  for (const folder of folders)
    for (const path of await store.list(folder)) {
      const bytes = await store.read(path)
      if (bytes) await writeBelow(target, path, bytes)
    }
}

interface Snapshot {
  takenAt: string
  postgres: number
  imageKeys: string[]
  remoteFolders: string[]
}

// `pg_dump` and these queries read the same snapshot.
const dumpSnapshot = async (client: Client, { env, url, file }: { env: Env; url: string; file: string }) => {
  await client.query('begin isolation level repeatable read read only')
  const { rows } = await client.query(`select pg_export_snapshot() as name, now() as taken_at,
    current_setting('server_version_num')::int / 10000 as postgres`)
  const [{ name, taken_at: takenAt, postgres }] = rows
  const program = { setting: 'PG_DUMP', path: env.PG_DUMP }
  await requireProgram(program, postgres)
  await runProgram(program, { url, args: ['--format=custom', `--snapshot=${name}`, `--file=${file}`] })
  const db = drizzle(client)
  const imageKeys = await findImageKeys(db)
  const remoteFolders = await findRemoteFolders(db)
  await client.query('commit')
  return { takenAt: takenAt.toISOString(), postgres, imageKeys, remoteFolders } satisfies Snapshot
}

const dumpDatabase = async (env: Env, file: string): Promise<Snapshot> => {
  const source = await openSource(env)
  try {
    return await withClient(source.url, client => dumpSnapshot(client, { env, url: source.url, file }))
  } finally {
    await source.close()
  }
}

const countMissing = async (folder: string, keys: readonly string[]): Promise<number> => {
  let missing = 0
  for (const key of keys) if (!(await exists(join(folder, `${key}.webp`)))) missing += 1
  return missing
}

interface Options {
  env: Env
  /** must not exist */
  folder: string
  announce: (line: string) => void
}

const fill = async ({ env, folder, announce }: Options): Promise<void> => {
  const images = join(folder, IMAGES)
  const storage = createImageStorage(createImageStore(env))
  // Once before the snapshot, as pictures may be deleted after it, and once after it, as others were added before it.
  await copyImages(storage, images)
  const snapshot = await dumpDatabase(env, join(folder, DUMP))
  await copyImages(storage, images)
  await copyRemotes(createRemoteStore(env), snapshot.remoteFolders, join(folder, REMOTES))
  await copyKeys(env, join(folder, KEYS))
  const missing = await countMissing(images, snapshot.imageKeys)
  if (missing > 0) announce(`${missing} pictures of the database have no file in ${imagePlace(env)}.`)
  const { files } = await writeManifest(folder, snapshot)
  announce(`${folder}: the data of ${snapshot.takenAt}, ${files.length} files`)
}

/**
 * Backs up the database, the pictures, the files of remotes and the keys as they were at one instant. The deployment
 * may run meanwhile. Nothing is left of a backup that fails.
 */
export const createBackup = async (options: Options): Promise<void> => {
  const { folder } = options
  if (await exists(folder)) throw new StartError(`${folder} exists already. Name a new folder.`)
  const partial = `${folder}.partial-${process.pid}`
  await mkdir(partial, { recursive: true })
  await chmod(partial, 0o700)
  try {
    await fill({ ...options, folder: partial })
    await rename(partial, folder)
  } finally {
    await rm(partial, { recursive: true, force: true })
  }
}
