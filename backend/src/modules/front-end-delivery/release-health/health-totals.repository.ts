import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { releaseHealth } from './release-health.table.ts'

/** Reported totals of each version of a remote. */
export const findTotals = async (db: Db, name: string) => {
  const { version, count, outcome } = releaseHealth
  const sumOf = (filter: ReturnType<typeof sql>) =>
    sql`coalesce(sum(${count}) filter (where ${filter}), 0)`.mapWith(Number)
  const rows = await db
    .select({ version, ready: sumOf(sql`${outcome} = 'ready'`), failed: sumOf(sql`${outcome} <> 'ready'`) })
    .from(releaseHealth)
    .where(eq(releaseHealth.name, name))
    .groupBy(version)
  return new Map(rows.map(row => [row.version, row]))
}
