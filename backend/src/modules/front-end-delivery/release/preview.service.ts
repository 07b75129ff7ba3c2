import type { z } from 'zod'
import type {
  OpenedPreview,
  PublishPreviewRequest,
  ReleasePreview,
} from '@sufra/shared/contracts/release-preview'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import { alreadyExists, notFound, validation } from '#src/errors/errors.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { noteIfActing } from '#src/modules/infrastructure/infrastructure.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { refuseBeyond } from './approvals/beyond-limits.ts'
import {
  deleteEndedBefore,
  extendPreview,
  findOpenNamed,
  findPreview,
  findPreviews,
  insertPreview,
  lockPreviews,
  revokePreview,
} from './preview.repository.ts'
import type { NewPreview, PreviewRow } from './preview.repository.ts'
import { presentOpened, presentPreview } from './previews/present-preview.ts'
import type { PreviewEntry } from './previews/present-preview.ts'
import { readPreview } from './previews/preview-token.ts'
import { STABLE } from './registry/channel-view.ts'
import { contradictionsIn, refuseCollisions } from './registry/claims.ts'
import { findLiveVersions, findPointers } from './release.repository.ts'
import type { Actor } from './tokens/caller.ts'
import type { RightSources } from './right-source.service.ts'
import { holdStored, refuseUnstored } from './uploads/stored-version.ts'

const DAY_MS = 86_400_000
const KEPT_MS = 30 * DAY_MS

interface Publication extends Actor {
  source: string
}

const withSource = async (
  db: Db,
  found: PreviewRow | PreviewRow[] | undefined,
  { isGood }: RightSources,
): Promise<PreviewEntry[]> => {
  const rows = [found ?? []].flat()
  const good = new Map<string, boolean>()
  for (const { source } of rows) if (!good.has(source)) good.set(source, await isGood(db, source))
  return rows.map(row => ({ row, isGood: good.get(row.source) === true }))
}

const isSameBuild = (row: PreviewRow, { version, baseUrl, integrity }: NewPreview): boolean =>
  row.version === version && row.baseUrl === baseUrl && row.integrity === integrity

// A link always shows the same build, so only the same build keeps its link.
const savePreview = async (
  db: Db,
  values: NewPreview,
  sources: RightSources,
): Promise<PreviewRow | undefined> => {
  await lockPreviews(db, values.name)
  const open = await findOpenNamed(db, values)
  for (const { source } of open)
    if (source !== values.source && (await sources.isGood(db, source)))
      throw alreadyExists({ preview: ['preview_name_taken'] })
  const same = open.find(row => row.source === values.source && isSameBuild(row, values))
  return same ? extendPreview(db, same.id, values) : insertPreview(db, values)
}

/**
 * Previews: versions that a signed link opens in the host for some days. The rules of publications apply,
 * except the approval.
 */
export const createPreviews = (
  { env, database, secrets: { overrideKey: key } }: Pick<Foundation, 'env' | 'database' | 'secrets'>,
  { store, sources }: { store: FileStore; sources: RightSources },
) => ({
  /**
   * `already_exists` when another remote has one of its claims in the stable channel, or on `preview` while
   * another token or person has open previews of that name; `claims_beyond_token` for claims outside the
   * caller's limits; 400 when the store does not match the contract.
   */
  publish: async ({
    days,
    who,
    limits,
    ...version
  }: z.output<typeof PublishPreviewRequest> & Publication): Promise<ReleasePreview> => {
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
      const saved = await savePreview(db, { ...version, by: who, at, until }, sources)
      await noteIfActing(db, {
        entity: 'release',
        entityId: `${version.name} ${version.preview}`,
        after: { version: version.version, until: until.toISOString() },
      })
      return saved
    })
    if (!row) throw new Error('PostgreSQL returned no row')
    return presentPreview({ row, isGood: true }, key)
  },

  /** 400 with `token` for a token of another installation. */
  open: async (token: string): Promise<OpenedPreview> => {
    const id = await readPreview(token, key)
    const [entry] =
      id === null
        ? []
        : await database.run(ALL_MERCHANTS, async db => withSource(db, await findPreview(db, id), sources))
    if (!entry) throw validation({ token: ['not_valid'] })
    return presentOpened(entry, env.REMOTE_BASE_URL)
  },

  list: async (): Promise<ReleasePreview[]> => {
    const entries = await database.run(ALL_MERCHANTS, async db =>
      withSource(db, await findPreviews(db), sources),
    )
    const shown = await Promise.all(entries.map(entry => presentPreview(entry, key)))
    return shown.toSorted((one, other) => Number(other.state === 'open') - Number(one.state === 'open'))
  },

  revoke: async (id: number): Promise<void> => {
    if (!(await database.run(ALL_MERCHANTS, db => revokePreview(db, id, new Date())))) throw notFound()
  },
})
export type Previews = ReturnType<typeof createPreviews>
