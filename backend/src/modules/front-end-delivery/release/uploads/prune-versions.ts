import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors/errors.ts'
import type { FileStore } from '#src/file-store/file-store.ts'
import { versionsOf } from '../registry/channel-view.ts'
import { findRecentlyLive } from '../history.repository.ts'
import { findPreviewedVersions } from '../preview.repository.ts'
import { findAbandoned, lockFiles, markRemoved } from '../upload.repository.ts'
import {
  deleteVersion,
  findPointers,
  findVersion,
  findVersions,
  lockRevision,
} from '../release.repository.ts'

const SAFE_DAYS = 7

/**
 * Deletes old versions of a remote, inside the caller's transaction. Keeps versions that a pointer of any
 * channel names or named within seven days, because open pages may still run them. Also keeps versions of
 * open previews and the newest `keep`. Deletes unpublished uploads of that age too.
 */
export const pruneVersions = async (db: Db, { name, keep }: { name: string; keep: number }) => {
  await lockRevision(db)
  const rows = await findVersions(db, name)
  const previewed = await findPreviewedVersions(db, name)
  const unpublished = await findAbandoned(db, { remote: name, days: SAFE_DAYS })
  const abandoned = unpublished.filter(version => !previewed.has(version))
  if (rows.length + unpublished.length === 0) throw notFound()
  const pointers = await findPointers(db)
  const live = new Set(pointers.filter(pointer => pointer.name === name).flatMap(versionsOf))
  const old = rows.slice(keep).filter(({ version }) => !live.has(version) && !previewed.has(version))
  const versions = old.map(({ version }) => version)
  const recent = await findRecentlyLive(db, { name, versions, days: SAFE_DAYS })
  const removed = versions.filter(version => !recent.has(version))
  for (const version of removed) await deleteVersion(db, { name, version })
  await markRemoved(db, name, [...removed, ...abandoned])
  return { removed: [...removed, ...abandoned], kept: rows.length - removed.length }
}

/** Removes the files of a deleted version, inside the caller's transaction, unless it was published again since. */
export const removeFiles = async (
  db: Db,
  store: FileStore,
  { name, version }: { name: string; version: string },
): Promise<void> => {
  await lockFiles(db, { name, version })
  const previewed = await findPreviewedVersions(db, name)
  if (previewed.has(version) || (await findVersion(db, name, version))) return
  await store.remove(`${name}/${version}`)
}
