import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { meta } from './meta.table.ts'

const FLAG = 'seeded'

/**
 * Returns true for the node that may seed. The primary key admits one node; a simultaneous one waits and finds the
 * work done.
 */
export const claimSeed = async (db: Db): Promise<boolean> => {
  const rows = await db
    .insert(meta)
    .values({ name: FLAG })
    .onConflictDoNothing()
    .returning({ name: meta.name })
  return rows.length > 0
}

/** Returns whether this database has been filled. */
export const isSeeded = async (db: Db): Promise<boolean> => {
  const rows = await db.select({ name: meta.name }).from(meta).where(eq(meta.name, FLAG))
  return rows.length > 0
}

/** Locks the demo data until the end of the transaction; a node that starts at the same time waits. */
export const holdDemo = async (db: Db): Promise<void> => {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('the demo'))`)
}
