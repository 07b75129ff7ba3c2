import type { z } from 'zod'
import type {
  OpenedPreview,
  PublishPreviewRequest,
  ReleasePreview,
} from '@sufra/shared/contracts/release-preview'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import { notFound, validation } from '#src/errors.ts'
import type { Foundation } from '#src/foundation.ts'
import { noteIfActing } from '#src/modules/ground/ground.ts'
import type { RemoteStore } from '#src/modules/front-end-delivery/remote-store/remote-store.service.ts'
import { refuseBeyond } from './approvals/beyond-limits.ts'
import {
  deleteEndedBefore,
  findPreview,
  findPreviews,
  revokePreview,
  savePreview,
} from './preview.repository.ts'
import { presentOpened, presentPreview } from './previews/present-preview.ts'
import { readPreview } from './previews/preview-token.ts'
import { STABLE } from './registry/channel-view.ts'
import { contradictionsIn, refuseCollisions } from './registry/claims.ts'
import { findLiveVersions, findPointers } from './release.repository.ts'
import type { Actor } from './tokens/caller.ts'
import { holdStored, refuseUnstored } from './uploads/stored-version.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS

/** Versions that a signed link opens in the host, for some days. They are held to what publications are, but for the approval. */
export const createPreviews = (
  { env, database, secrets: { overrideKey: key } }: Pick<Foundation, 'env' | 'database' | 'secrets'>,
  store: RemoteStore,
) => ({
  /**
   * `already_exists` when another remote holds a claim of it in the stable channel, `claims_beyond_token` on more than the caller's
   * limits, 400 on what is not in the store as the contract says.
   */
  publish: async ({
    days,
    who,
    limits,
    ...version
  }: z.output<typeof PublishPreviewRequest> & Actor): Promise<ReleasePreview> => {
    const contradictions = contradictionsIn(version, env.REMOTE_ORIGINS)
    if (Object.keys(contradictions).length > 0) throw validation(contradictions)
    refuseBeyond(version.contract, limits)
    await refuseUnstored(store, version)
    const at = new Date()
    const until = new Date(at.getTime() + days * DAY_MS)
    const row = await database.run(ALL_MERCHANTS, async db => {
      await holdStored(db, store, version)
      const live = { pointers: await findPointers(db), versions: await findLiveVersions(db) }
      refuseCollisions(version.contract, STABLE, live)
      await deleteEndedBefore(db, new Date(at.getTime() - KEPT_MS))
      const saved = await savePreview(db, { ...version, by: who, at, until })
      await noteIfActing(db, {
        ...{ entity: 'release', entityId: `${version.name} ${version.preview}` },
        after: { version: version.version, until: until.toISOString() },
      })
      return saved
    })
    if (!row) throw new Error('PostgreSQL returned no row')
    return presentPreview(row, key)
  },

  /** 400 with `token` when it was not signed here. */
  open: async (token: string): Promise<OpenedPreview> => {
    const id = await readPreview(token, key)
    const row = id === null ? undefined : await database.run(ALL_MERCHANTS, db => findPreview(db, id))
    if (!row) throw validation({ token: ['not_valid'] })
    return presentOpened(row, env.REMOTE_BASE_URL)
  },

  list: async (): Promise<ReleasePreview[]> => {
    const rows = await database.run(ALL_MERCHANTS, findPreviews)
    const shown = await Promise.all(rows.map(row => presentPreview(row, key)))
    return shown.toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'))
  },

  revoke: async (id: number): Promise<void> => {
    if (!(await database.run(ALL_MERCHANTS, db => revokePreview(db, id, new Date())))) throw notFound()
  },
})
export type Previews = ReturnType<typeof createPreviews>
