import { and, arrayOverlaps, desc, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { releaseChange } from './release.table.ts'

const SHOWN = 200

export type ChangeValues = typeof releaseChange.$inferInsert

export const insertChange = (db: Db, values: ChangeValues) => db.insert(releaseChange).values(values)

/** The last ones, newest first. */
export const findChanges = (db: Db, name: string | undefined) =>
  db
    .select()
    .from(releaseChange)
    .where(name === undefined ? undefined : eq(releaseChange.name, name))
    .orderBy(desc(releaseChange.revision))
    .limit(SHOWN)

/** Which of these versions some pointer named within the last days. */
export const findRecentlyLive = async (
  db: Db,
  { name, versions, days }: { name: string; versions: string[]; days: number },
): Promise<Set<string>> => {
  if (versions.length === 0) return new Set()
  const rows = await db
    .select({ versions: releaseChange.versions })
    .from(releaseChange)
    .where(
      and(
        eq(releaseChange.name, name),
        gt(releaseChange.at, sql`now() - make_interval(days => ${days})`),
        arrayOverlaps(releaseChange.versions, versions),
      ),
    )
  return new Set(rows.flatMap(row => row.versions))
}
