import { eq, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import { auditEntry } from './audit-entry.table.ts'
import { merchantAuditEntry } from './merchant-audit-entry.table.ts'

export type NewEntry = Omit<typeof auditEntry.$inferInsert, 'id' | 'at' | 'previousHash' | 'hash'>

export const insertEntry = (db: Db, entry: NewEntry) => db.insert(auditEntry).values(entry)

export const insertMerchantAuditEntry = (db: Db, act: typeof merchantAuditEntry.$inferInsert) =>
  db.insert(merchantAuditEntry).values(act)

/** Returns whether this transaction has written anything yet. */
export const hasWritten = async (db: Db): Promise<boolean> => {
  const { rows } = await db.execute(sql`select pg_current_xact_id_if_assigned() is not null as "hasWritten"`)
  return rows[0]?.hasWritten === true
}

export const accountOfBrand = async (db: Db, id: number): Promise<number | null> => {
  const [row] = await db
    .select({ accountId: serviceProvider.accountId })
    .from(serviceProvider)
    .where(eq(serviceProvider.id, id))
  return row?.accountId ?? null
}

export const accountOfBranch = async (db: Db, id: number): Promise<number | null> => {
  const [row] = await db.select({ accountId: branch.accountId }).from(branch).where(eq(branch.id, id))
  return row?.accountId ?? null
}
