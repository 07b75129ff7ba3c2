import { eq } from 'drizzle-orm'
import type { Db } from './database.ts'
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
