import { lt, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { requestCount } from './request-count.table.ts'

const { count, resetsAt } = requestCount
const isOver = sql`${resetsAt} <= now()`

/** Counts one more request of a key and returns the present count. */
export const addRequest = async (
  db: Db,
  { key, windowSeconds }: { key: string; windowSeconds: number },
): Promise<{ count: number; secondsLeft: number }> => {
  const rows = await db
    .insert(requestCount)
    .values({ key, count: 1, resetsAt: sql`now() + make_interval(secs => ${windowSeconds})` })
    .onConflictDoUpdate({
      target: requestCount.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${count} + 1 end`,
        resetsAt: sql`case when ${isOver} then excluded.resets_at else ${resetsAt} end`,
      },
    })
    .returning({
      count,
      secondsLeft: sql<number>`greatest(1, ceil(extract(epoch from ${resetsAt} - now())))::int`,
    })
  return rows[0] ?? { count: 1, secondsLeft: windowSeconds }
}

export const deleteOldCounts = (db: Db) =>
  db.delete(requestCount).where(lt(resetsAt, sql`now() - interval '1 hour'`))
