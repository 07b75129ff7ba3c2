import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#src/database/database.ts'

const Rows = z.array(z.object({ key: z.string() }))

/**
 * Of these keys those whose job is due, runs, or is tried again; not those that wait for a time which was named, nor the dead. In
 * the scope of all merchants only: others see no jobs.
 */
export const dueKeysOf = async (db: Db, keys: readonly string[]): Promise<Set<string>> => {
  const { rows } = await db.execute(sql`
    select key from platform_jobs()
    where key = any(${sql.param(keys)}::text[])
      and (locked_at is not null or (attempts < max_attempts and (attempts > 0 or run_at <= now())))`)
  return new Set(Rows.parse(rows).map(({ key }) => key))
}
