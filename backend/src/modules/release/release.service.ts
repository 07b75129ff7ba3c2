import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { PublishRequest, RemoteRegistry } from '@sufra/shared/contracts/release'
import { PLATFORM, type Db } from '#src/database/database.ts'
import { alreadyExists, staleVersion, validation, type FieldErrors } from '#src/errors.ts'
import type { Platform } from '#src/platform.ts'
import { collisionsWith, contradictionsIn, storePathOf } from './claims.ts'
import { createDeployCheck } from './deploy-token.ts'
import { presentRegistry } from './present-registry.ts'
import {
  findLiveVersions,
  findPointers,
  findRevision,
  findVersion,
  insertVersion,
  lockRevision,
  moveStable,
  raiseRevision,
} from './release.repository.ts'

const throwIfAny = (errors: FieldErrors, fail: (errors: FieldErrors) => Error) => {
  if (Object.keys(errors).length) throw fail(errors)
}

const readRegistry = async (db: Db): Promise<RemoteRegistry> => {
  const revision = await findRevision(db)
  return presentRegistry({ revision, pointers: await findPointers(db), versions: await findLiveVersions(db) })
}

/** Which version of each remote is live. Publishing is a compare-and-swap on the registry's revision. */
export const createReleaseService = ({ env, database, secrets }: Platform) => {
  // A pointer to files that are not there, or are not those of the request, would take the remote down.
  const checkStore = async ({ name, version, baseUrl, integrity }: PublishRequest) => {
    if (baseUrl !== storePathOf(name, version)) return
    const file = join(env.DATA_DIR, 'remotes', name, version, 'contract.json')
    const bytes = await readFile(file).catch(() => undefined)
    const found = bytes && `sha384-${createHash('sha384').update(bytes).digest('base64')}`
    if (found !== integrity)
      throw validation({ integrity: [found ? 'does_not_match_the_store' : 'not_in_the_store'] })
  }

  const keepVersion = async (db: Db, request: PublishRequest, publishedBy: string) => {
    const { name, version, baseUrl, integrity, contract } = request
    const known = await findVersion(db, name, version)
    if (!known) return insertVersion(db, { name, version, baseUrl, integrity, contract, publishedBy })
    const isSame = known.integrity === integrity && known.baseUrl === baseUrl
    if (!isSame || !isDeepStrictEqual(known.contract, contract))
      throw alreadyExists({ version: ['already_exists'] })
  }

  const pointTo = async (db: Db, request: PublishRequest, publishedBy: string) => {
    const { name, version, contract, expectedRevision } = request
    const revision = await lockRevision(db)
    if (expectedRevision !== undefined && expectedRevision !== revision)
      throw staleVersion(await readRegistry(db))
    throwIfAny(collisionsWith(contract, await findLiveVersions(db)), alreadyExists)
    await keepVersion(db, request, publishedBy)
    const current = (await findPointers(db)).find(pointer => pointer.name === name)
    // Every start publishes what it built: nothing has changed then, and rollback must keep its target.
    if (current?.stable === version) return { revision, stable: version, previous: current.previous }
    const moved = await moveStable(db, name, version)
    return { revision: await raiseRevision(db), stable: version, previous: moved?.previous ?? null }
  }

  return {
    isDeployToken: createDeployCheck(secrets.deployTokenHash),
    registry: (): Promise<RemoteRegistry> => database.run(PLATFORM, readRegistry),
    /**
     * Makes a version the stable one. `stale_version` when the registry moved on, `already_exists` when another remote
     * holds a path, an entry or a namespace of it, or when the version was published with other content.
     */
    publish: async (request: PublishRequest, publishedBy: string) => {
      throwIfAny(contradictionsIn(request, env.REMOTE_ORIGINS), validation)
      await checkStore(request)
      return database.run(PLATFORM, db => pointTo(db, request, publishedBy))
    },
  }
}
export type ReleaseService = ReturnType<typeof createReleaseService>
