import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { releasePreview } from './preview.table.ts'

export type PreviewRow = typeof releasePreview.$inferSelect
export type NewPreview = Omit<PreviewRow, 'id' | 'revokedAt'>

const isOpenAt = (now: Date) => and(isNull(releasePreview.revokedAt), gt(releasePreview.until, now))

/** Serializes the publication of previews of a remote until the transaction ends. */
export const lockPreviews = (db: Db, name: string) =>
  db.execute(sql`select pg_advisory_xact_lock(hashtext('previews of ' || ${name}))`)

/** All open builds with that preview name. */
export const findOpenNamed = (
  db: Db,
  { name, preview, at }: Pick<NewPreview, 'name' | 'preview' | 'at'>,
): Promise<PreviewRow[]> =>
  db
    .select()
    .from(releasePreview)
    .where(and(eq(releasePreview.name, name), eq(releasePreview.preview, preview), isOpenAt(at)))

export const insertPreview = async (db: Db, values: NewPreview): Promise<PreviewRow | undefined> => {
  const rows = await db.insert(releasePreview).values(values).returning()
  return rows[0]
}

/** Changes only the end; the shown version stays. */
export const extendPreview = async (
  db: Db,
  id: number,
  times: Pick<NewPreview, 'at' | 'until'>,
): Promise<PreviewRow | undefined> => {
  const rows = await db.update(releasePreview).set(times).where(eq(releasePreview.id, id)).returning()
  return rows[0]
}

export const findPreview = async (db: Db, id: number): Promise<PreviewRow | undefined> => {
  const rows = await db.select().from(releasePreview).where(eq(releasePreview.id, id))
  return rows[0]
}

/** Last to end first. */
export const findPreviews = (db: Db): Promise<PreviewRow[]> =>
  db.select().from(releasePreview).orderBy(desc(releasePreview.until), desc(releasePreview.id))

/** Versions of a remote that a link opens now; their files must stay. */
export const findPreviewedVersions = async (db: Db, name: string): Promise<Set<string>> => {
  const rows = await db
    .select({ version: releasePreview.version })
    .from(releasePreview)
    .where(and(eq(releasePreview.name, name), isOpenAt(new Date())))
  return new Set(rows.map(({ version }) => version))
}

/** Returns false when the preview does not exist. A revoked one stays as it is. */
export const revokePreview = async (db: Db, id: number, at: Date): Promise<boolean> => {
  const { rowCount } = await db
    .update(releasePreview)
    .set({ revokedAt: sql`coalesce(${releasePreview.revokedAt}, ${at.toISOString()}::timestamptz)` })
    .where(eq(releasePreview.id, id))
  return rowCount === 1
}

export const deleteEndedBefore = (db: Db, end: Date) =>
  db.delete(releasePreview).where(lt(releasePreview.until, end))
