import { and, asc, desc, gte, lt, sql } from 'drizzle-orm'
import type { ReleaseAction } from '@sufra/shared/contracts/release-control'
import type { Db } from '#src/database/database.ts'
import { releaseChange, releasePointer } from '#src/modules/front-end-delivery/release/release.table.ts'
import type { Period } from '../order-day/business-day.ts'

export const countChanges = async (
  db: Db,
  { from, to }: Period,
): Promise<{ action: ReleaseAction; changes: number }[]> =>
  db
    .select({ action: releaseChange.action, changes: sql<number>`count(*)::int` })
    .from(releaseChange)
    .where(and(gte(releaseChange.at, from), lt(releaseChange.at, to)))
    .groupBy(releaseChange.action)
    .orderBy(desc(sql`count(*)`), asc(releaseChange.action))

/** Running versions per remote. */
export const readPointers = (db: Db) =>
  db
    .select({
      name: releasePointer.name,
      channel: releasePointer.channel,
      stable: releasePointer.stable,
      canary: releasePointer.canary,
      isDisabled: releasePointer.isDisabled,
    })
    .from(releasePointer)
    .orderBy(asc(releasePointer.name), asc(releasePointer.channel))
