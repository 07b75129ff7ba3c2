import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { deleteImages, lockImages } from './image.repository.ts'
import type { ImageStorage } from './image.service.ts'

export const DELETE_UNUSED_IMAGES = 'delete-unused-images'

/** Minimum age for deletion, because a picture is uploaded before its record is saved. */
const KEPT_MS = 86_400_000
/** Limits per night and per query. */
const MOST_DELETED = 2000
const AT_ONCE = 500

/** Returns those of the keys that are in use: by a product, an earlier version of it, or a logo. */
export type NamedImages = (db: Db, keys: readonly string[]) => Promise<readonly string[]>

interface Means {
  storage: Pick<ImageStorage, 'storedBefore' | 'remove'>
  /** one function per domain with pictures */
  namedBy: readonly NamedImages[]
}

async function* inParts(keys: AsyncIterable<string>): AsyncGenerator<string[]> {
  let part: string[] = []
  for await (const key of keys) {
    part.push(key)
    if (part.length < AT_ONCE) continue
    yield part
    part = []
  }
  if (part.length > 0) yield part
}

const unnamed = async (db: Db, keys: readonly string[], namedBy: Means['namedBy']): Promise<string[]> => {
  const named = new Set<string>()
  for (const namedAmong of namedBy) for (const key of await namedAmong(db, keys)) named.add(key)
  return keys.filter(key => !named.has(key))
}

/** Deletes unused pictures older than a day every night. */
export const registerUnusedImages = (
  { database, jobs, log }: Pick<Foundation, 'database' | 'jobs' | 'log'>,
  { storage, namedBy }: Means,
): void => {
  /** Removes the right to use the pictures, and returns the removed keys. */
  const giveUp = (keys: readonly string[]): Promise<string[]> =>
    database.run(ALL_MERCHANTS, async db => {
      const unused = await unnamed(db, keys, namedBy)
      if (unused.length === 0) return []
      await lockImages(db, unused)
      // Checked again, because a transaction may have used one before the lock.
      const gone = await unnamed(db, unused, namedBy)
      await deleteImages(db, gone)
      return gone
    })
  jobs.cron(DELETE_UNUSED_IMAGES, '11 3 * * *', async () => {
    const before = new Date(Date.now() - KEPT_MS)
    let deleted = 0
    for await (const keys of inParts(storage.storedBefore(before))) {
      const gone = await giveUp(keys)
      for (const key of gone) await storage.remove(key, before)
      deleted += gone.length
      if (deleted >= MOST_DELETED) break
    }
    if (deleted > 0) log.info({ deleted }, 'unused pictures deleted')
  })
}
