import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'

/** Groups all menu changes of the rest of the transaction under the returned id: see `takeBack`. */
export const beginChange = async (db: Db): Promise<string> => {
  const changeId = randomUUID()
  await db.execute(sql`select set_config('app.change_id', ${changeId}, true)`)
  return changeId
}
