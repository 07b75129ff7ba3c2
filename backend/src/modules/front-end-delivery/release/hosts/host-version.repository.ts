import { desc, notInArray, sql } from 'drizzle-orm'
import type { HostFacts } from '@sufra/shared/contracts/release-control'
import type { Db } from '#src/database/database.ts'
import { hostVersion } from '../release.table.ts'

export const saveHost = (db: Db, facts: HostFacts) => {
  // The clock time instead of the transaction time gives concurrent inserts an order.
  const values = { facts, registeredAt: sql`clock_timestamp()` }
  return db
    .insert(hostVersion)
    .values({ version: facts.version, ...values })
    .onConflictDoUpdate({ target: hostVersion.version, set: values })
}

/** Latest hosts, newest first. */
export const findHosts = async (db: Db, limit: number): Promise<HostFacts[]> => {
  const rows = await db.select().from(hostVersion).orderBy(desc(hostVersion.registeredAt)).limit(limit)
  return rows.map(({ facts }) => facts)
}

export const deleteHostsExcept = (db: Db, versions: string[]) =>
  db.delete(hostVersion).where(notInArray(hostVersion.version, versions))
