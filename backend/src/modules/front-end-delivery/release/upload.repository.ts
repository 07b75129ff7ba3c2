import { and, desc, eq, inArray, lt, notExists, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { remoteUpload, remoteVersion } from './release.table.ts'

const SHOWN = 200

const { name, version, who, files, bytes, isKept, lastAt } = remoteUpload

const publication = (db: Db) =>
  db
    .select({ name: remoteVersion.name })
    .from(remoteVersion)
    .where(and(eq(remoteVersion.name, name), eq(remoteVersion.version, version)))

/** Serializes the counting of a remote's uploads until the transaction ends. */
export const lockUploads = (db: Db, remote: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('uploads of ' || ${remote}))`)

/**
 * Locks the files of a version until the transaction ends, against concurrent removal and publication. It is
 * not the lock of the revision, because a slow removal must not block a rollback.
 */
export const lockFiles = (db: Db, version: { name: string; version: string }) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext(${`files of ${version.name}/${version.version}`}))`)

export interface UploadShare {
  name: string
  version: string
  who: string
  /** in bytes */
  size: number
}

/** Adds one file to an upload; after its files were removed, the count starts from zero. */
export const addFile = (db: Db, { size, ...share }: UploadShare) =>
  db
    .insert(remoteUpload)
    .values({ ...share, files: 1, bytes: size })
    .onConflictDoUpdate({
      target: [name, version, who],
      set: {
        files: sql`case when ${isKept} then ${files} else 0 end + 1`,
        bytes: sql`case when ${isKept} then ${bytes} else 0 end + ${size}`,
        isKept: true,
        lastAt: sql`now()`,
      },
    })

/** Subtracts a file that could not be stored. */
export const takeFile = (db: Db, { size, ...share }: UploadShare) =>
  db
    .update(remoteUpload)
    .set({ files: sql`${files} - 1`, bytes: sql`${bytes} - ${size}` })
    .where(and(eq(name, share.name), eq(version, share.version), eq(who, share.who)))

const SUMS = {
  files: sql<number>`coalesce(sum(${files}), 0)::int`,
  bytes: sql`coalesce(sum(${bytes}), 0)`.mapWith(Number),
}

/** Returns the stored files and bytes of one version. */
export const sumVersion = async (db: Db, share: Pick<UploadShare, 'name' | 'version'>) => {
  const isOne = and(eq(name, share.name), eq(version, share.version), isKept)
  const rows = await db.select(SUMS).from(remoteUpload).where(isOne)
  return rows[0] ?? { files: 0, bytes: 0 }
}

/** Returns the stored files and bytes of all unpublished versions of a remote. */
export const sumUnpublished = async (db: Db, remote: string) => {
  const isLeft = and(eq(name, remote), isKept, notExists(publication(db)))
  const rows = await db.select(SUMS).from(remoteUpload).where(isLeft)
  return rows[0] ?? { files: 0, bytes: 0 }
}

/** Latest uploads of versions that still have files, newest first. */
export const findUploads = (db: Db, remote: string | undefined) =>
  db
    .select()
    .from(remoteUpload)
    .where(and(sql`${files} > 0`, remote === undefined ? undefined : eq(name, remote)))
    .orderBy(desc(lastAt), desc(version))
    .limit(SHOWN)
export type UploadRow = Awaited<ReturnType<typeof findUploads>>[number]

/** Versions of a remote that were not published within `days` of their upload. */
export const findAbandoned = async (
  db: Db,
  { remote, days }: { remote: string; days: number },
): Promise<string[]> => {
  const isOld = lt(sql`max(${lastAt})`, sql`now() - make_interval(days => ${days})`)
  const rows = await db
    .select({ version })
    .from(remoteUpload)
    .where(and(eq(name, remote), isKept, notExists(publication(db))))
    .groupBy(version)
    .having(isOld)
  return rows.map(row => row.version)
}

/** Marks the files of versions as removed. */
export const markRemoved = (db: Db, remote: string, versions: string[]) =>
  db
    .update(remoteUpload)
    .set({ isKept: false })
    .where(and(eq(name, remote), inArray(version, versions)))
