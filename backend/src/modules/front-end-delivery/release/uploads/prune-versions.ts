import type { Db } from '#src/database/database.ts'
import { notFound } from '#src/errors.ts'
import { versionsOf } from '../registry/channel-view.ts'
import { findRecentlyLive } from '../history.repository.ts'
import { findPreviewedVersions } from '../preview.repository.ts'
import { findAbandoned, markRemoved } from '../upload.repository.ts'
import { deleteVersion, findPointers, findVersions, lockRevision } from '../release.repository.ts'

const SAFE_DAYS = 7

/**
 * Forgets old versions of a remote, inside the caller's transaction: none that a pointer of any channel names or named
 * within seven days, because open pages may still run it, none that the link of a preview opens, and none of the newest `keep`. What was uploaded that long ago and never
 * published goes as well.
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
