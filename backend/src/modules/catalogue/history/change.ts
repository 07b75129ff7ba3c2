import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'

/**
 * From here to the end of the transaction all that happens to menus belongs together, under the id that is returned: see
 * `takeBack`.
 */
export const beginChange = async (db: Db): Promise<string> => {
  const changeId = randomUUID()
  await db.execute(sql`select set_config('app.change_id', ${changeId}, true)`)
  return changeId
}
