import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { releaseChange, releasePointer } from '../release.table.ts'

/**
 * A canary that some merchants of a channel run. Its evaluation begins at `since`, a text because a Date has
 * no microseconds.
 */
export interface RunningCanary {
  name: string
  channel: string
  stable: string
  canary: string
  salt: string
  since: string
}

/** All running canaries, each since its start, at most for the last day. */
export const findRunningCanaries = (db: Db): Promise<RunningCanary[]> => {
  const { name, channel, stable, canary, isDisabled } = releasePointer
  const version = sql<string>`${canary} ->> 'version'`
  const began = db
    .select({ at: sql`max(${releaseChange.at})` })
    .from(releaseChange)
    .where(
      and(
        ...[
          eq(releaseChange.name, name),
          eq(releaseChange.channel, channel),
          eq(releaseChange.action, 'canary'),
        ],
        sql`${releaseChange.to} = ${version} and ${releaseChange.from} is distinct from ${releaseChange.to}`,
      ),
    )
  return db
    .select({
      name,
      channel,
      stable,
      canary: version,
      salt: sql<string>`${canary} ->> 'salt'`,
      since: sql<string>`greatest(${began}, now() - interval '24 hours')::text`,
    })
    .from(releasePointer)
    .where(and(isNotNull(canary), eq(isDisabled, false)))
    .orderBy(name, channel)
}

/** Returns whether this node is the only reviewer, until the transaction ends. */
export const isOnlyReviewer = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute(
    sql`select pg_try_advisory_xact_lock(hashtext('review of the canaries')) as taken`,
  )
  return rows[0]?.taken === true
}
