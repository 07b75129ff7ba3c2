import { resolve } from 'node:path'
import { isBucket } from '#src/env-values.ts'
import type { Env } from '#src/env.ts'
import { AppError, StartError } from '#src/errors/errors.ts'
import { StoreConflict } from './file-store.ts'
import type { FileStore, StoreEntry } from './file-store.ts'
import { createFolderStore } from './folder-store.ts'
import { isStorePath } from './store-path.ts'
import { createBucketStore } from './stores.ts'

const USAGE = 'Usage: copy-to-bucket FOLDER s3://BUCKET/PREFIX'
const AT_ONCE = 8
const ANNOUNCE_EVERY_MS = 2000
const MEGABYTE = 1_000_000

// The server writes these copies itself, with headers of their own.
const isRegistryCopy = (path: string): boolean => /^registry(\.[a-z0-9-]+)?\.json$/.test(path)

interface Stores {
  source: FileStore
  target: FileStore
}

/** Returns the problem of a file; undefined when the bucket holds the same bytes. */
const copyFile = async ({ source, target }: Stores, path: string): Promise<string | undefined> => {
  if (!isStorePath(path)) return 'is no name that Sufra serves'
  const bytes = await source.read(path)
  if (!bytes) return undefined
  try {
    if (!(await target.put(path, bytes))) return undefined
  } catch (error) {
    if (error instanceof StoreConflict) return 'has other content in the bucket'
    throw error
  }
  const copy = await target.read(path)
  return copy?.equals(bytes) ? undefined : 'did not arrive unchanged in the bucket'
}

const unreachable = (error: unknown): unknown => {
  if (!(error instanceof AppError)) return error
  const { cause } = error
  return new StartError(
    `The bucket cannot be used: ${cause instanceof Error ? cause.message : cause}. Run the command again to continue.`,
  )
}

interface Outcome {
  copied: number
  bytes: number
  /** one line per file that the bucket does not hold as the folder does */
  differences: string[]
}

/**
 * Copies all files of a folder into a bucket, and compares each with what the bucket returns. Files that the bucket
 * already holds are compared only, so a copy that was cut off continues. Changes nothing in the folder, and replaces
 * nothing in the bucket.
 */
export const copyStore = async (stores: Stores, announce: (line: string) => void): Promise<Outcome> => {
  const entries: StoreEntry[] = []
  for await (const entry of stores.source.entries()) if (!isRegistryCopy(entry.path)) entries.push(entry)
  const outcome: Outcome = { copied: 0, bytes: 0, differences: [] }
  const progress = () =>
    `${outcome.copied} of ${entries.length} files, ${Math.round(outcome.bytes / MEGABYTE)} MB`
  const waiting = entries.values()
  const work = async () => {
    for (const { path, size } of waiting) {
      const problem = await copyFile(stores, path)
      if (problem) outcome.differences.push(`${path} ${problem}`)
      else {
        outcome.copied += 1
        outcome.bytes += size
      }
    }
  }
  const timer = setInterval(() => announce(progress()), ANNOUNCE_EVERY_MS)
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, work))
  } catch (error) {
    throw unreachable(error)
  } finally {
    clearInterval(timer)
  }
  announce(progress())
  outcome.differences.sort()
  return outcome
}

const readPlaces = (): { folder: string; bucket: string } => {
  const [folder, bucket, ...others] = process.argv.slice(3)
  if (!folder || !bucket || !isBucket(bucket) || others.length > 0) throw new StartError(USAGE)
  return { folder: resolve(folder), bucket }
}

/**
 * Runs the command `copy-to-bucket FOLDER s3://BUCKET/PREFIX`. Returns the exit code: 1 when a file differs, with one
 * line for each.
 */
export const copyToBucket = async (env: Env, announce: (line: string) => void): Promise<0 | 1> => {
  const { folder, bucket } = readPlaces()
  const stores = { source: createFolderStore(folder), target: createBucketStore(bucket, env) }
  const { copied, differences } = await copyStore(stores, announce)
  if (copied + differences.length === 0) throw new StartError(`${folder} has no files.`)
  for (const line of differences) announce(line)
  if (differences.length > 0) announce(`${differences.length} files differ.`)
  else announce(`${bucket} holds all ${copied} files of ${folder}.`)
  return differences.length > 0 ? 1 : 0
}
