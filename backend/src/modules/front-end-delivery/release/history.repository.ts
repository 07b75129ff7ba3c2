import { and, arrayOverlaps, desc, eq, gt, inArray, isNull, notExists, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '#src/database/database.ts'
import { releaseChange } from './release.table.ts'

const SHOWN = 200
const MOST_MOVES = 1000

const daysAgo = (days: number) => sql`now() - make_interval(days => ${days})`

export type ChangeValues = typeof releaseChange.$inferInsert

export const insertChange = (db: Db, values: ChangeValues) => db.insert(releaseChange).values(values)

/** Latest changes, newest first. */
export const findChanges = (db: Db, name: string | undefined) =>
  db
    .select()
    .from(releaseChange)
    .where(name === undefined ? undefined : eq(releaseChange.name, name))
    .orderBy(desc(releaseChange.revision))
    .limit(SHOWN)

/** All changes of a remote in a channel, newest first. */
export const findMoves = (db: Db, { name, channel }: { name: string; channel: string }) => {
  const { action, from, to, at } = releaseChange
  return db
    .select({ action, from, to, at })
    .from(releaseChange)
    .where(and(eq(releaseChange.name, name), eq(releaseChange.channel, channel)))
    .orderBy(desc(releaseChange.revision))
    .limit(MOST_MOVES)
}
export type MoveRow = Awaited<ReturnType<typeof findMoves>>[number]

/** Returns those of the versions that a pointer named within the last `days`. */
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
        gt(releaseChange.at, daysAgo(days)),
        arrayOverlaps(releaseChange.versions, versions),
      ),
    )
  return new Set(rows.flatMap(row => row.versions))
}

const WITHDRAWN_DAYS = 7

/** A version that was live in a channel and was withdrawn lately. */
export interface WithdrawnVersion {
  name: string
  channel: string
  version: string | null
}

/** Versions withdrawn by a rollback or the end of a canary that were not made live again, latest first. */
export const findWithdrawn = (db: Db): Promise<WithdrawnVersion[]> => {
  const { name, channel, from, to, action, at, revision } = releaseChange
  const later = alias(releaseChange, 'later')
  const isTakenBack = or(
    inArray(action, ['rollback', 'automatic-rollback']),
    and(eq(action, 'canary'), isNull(to)),
  )
  const cameBack = db
    .select({ revision: later.revision })
    .from(later)
    .where(
      and(
        ...[eq(later.name, name), eq(later.channel, channel), eq(later.to, from)],
        gt(later.revision, revision),
        // Redundant, but allows an index scan.
        gt(later.at, daysAgo(WITHDRAWN_DAYS + 1)),
      ),
    )
  return db
    .select({ name, channel, version: from })
    .from(releaseChange)
    .where(and(gt(at, daysAgo(WITHDRAWN_DAYS)), isTakenBack, notExists(cameBack)))
    .groupBy(name, channel, from)
    .orderBy(desc(sql`max(${revision})`))
}
