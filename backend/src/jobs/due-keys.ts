import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#src/database/database.ts'

const Rows = z.array(z.object({ key: z.string() }))

/**
 * Returns those of the keys whose job is due, running or retried. Jobs scheduled for a given time and dead jobs are
 * excluded. Use the scope of all merchants; others see no jobs.
 */
export const dueKeysOf = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await db.execute(sql`
    select key from platform_jobs()
    where key = any(${sql.param(keys)}::text[])
      and (locked_at is not null or (attempts < max_attempts and (attempts > 0 or run_at <= now())))`)
  return new Set(Rows.parse(rows).map(({ key }) => key))
}
