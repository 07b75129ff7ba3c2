import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { meta } from './meta.table.ts'

const FLAG = 'seeded'

/** True for whoever seeds. The primary key lets one node in; one that starts at the same time waits and finds it done. */
export const claimSeed = async (db: Db): Promise<boolean> => {
  const rows = await db
    .insert(meta)
    .values({ name: FLAG })
    .onConflictDoNothing()
    .returning({ name: meta.name })
  return rows.length > 0
}

/** Whether this database has been filled. */
export const isSeeded = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ name: meta.name }).from(meta).where(eq(meta.name, FLAG))
  return rows.length > 0
}

/** Until the end of the transaction the demo is this node's to change; another one that starts at the same time waits. */
export const holdDemo = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('the demo'))`)
}
