import type { RemoteRegistry } from '@sufra/shared/contracts/release'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { STABLE } from './channel-view.ts'
import { findWithdrawn } from '../history.repository.ts'
import { presentRegistry } from './present-registry.ts'
import {
  findLiveVersions,
  findMerchantChannels,
  findPointers,
  findRevision,
  lockCopies,
  markCopied,
} from '../release.repository.ts'
import type { Pointer } from '../release.repository.ts'

export const COPY_TIMER = 'copy the registry into the store'
const COPY_EVERY_MS = 15_000

const fileOf = (channel: string): string =>
  channel === STABLE ? 'registry.json' : `registry.${channel}.json`

export const readLive = async (db: Db) => {
  const { revision } = await findRevision(db)
  return {
    revision,
    pointers: await findPointers(db),
    versions: await findLiveVersions(db),
    withdrawn: await findWithdrawn(db),
  }
}

const bytesOf = (registry: RemoteRegistry): Buffer => Buffer.from(JSON.stringify(registry))

/**
 * Copies of the registry of every channel as files in the store, for hosts without this API. `copy` writes
 * them after a change; the timer of any node retries a failed write.
 */
export const createRegistryCopies = (
  { env, database, timers, log }: Pick<Foundation, 'env' | 'database' | 'timers' | 'log'>,
  store: FileStore,
) => {
  const channelsIn = async (db: Db, pointers: readonly Pointer[]) => {
    const used = [...pointers.map(({ channel }) => channel), ...(await findMerchantChannels(db))]
    return [...new Set([STABLE, env.CHANNEL, ...used])]
  }

  // The lock until the commit prevents a slow writer from overwriting a newer copy.
  const write = () =>
    database.run(ALL_MERCHANTS, async db => {
      await lockCopies(db)
      const live = await readLive(db)
      for (const channel of await channelsIn(db, live.pointers)) {
        const registry = presentRegistry(live, { channel, storeUrl: env.REMOTE_BASE_URL })
        await store.replace(fileOf(channel), bytesOf(registry))
      }
      await markCopied(db, live.revision)
    })

  const isBehind = async (): Promise<boolean> => {
    const { revision, copied, channels } = await database.run(ALL_MERCHANTS, async db => ({
      ...(await findRevision(db)),
      channels: await channelsIn(db, await findPointers(db)),
    }))
    if (copied !== revision) return true
    // A merchant's new channel does not change the revision.
    const copies = await Promise.all(channels.map(channel => store.has(fileOf(channel))))
    return copies.includes(false)
  }

  timers.every(COPY_EVERY_MS, COPY_TIMER, async () => {
    if (await isBehind()) await write()
  })

  /** Never fails, because the change itself is already committed. */
  return async (): Promise<void> => {
    await write().catch(error => log.warn({ err: error }, 'the copy of the registry is behind, and follows'))
  }
}
