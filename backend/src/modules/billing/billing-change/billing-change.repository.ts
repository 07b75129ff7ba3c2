import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { auditEntry } from '#src/modules/infrastructure/audit/audit-entry.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'

/** Kinds of records in the operator's price list: plans, their features and their prices. */
export type BillingEntity =
  | 'plan'
  | 'feature'
  | 'featureOverride'
  | 'package'
  | 'discount'
  | 'subscription'
  | 'invoice'
  | 'payment'
  | 'invoiceSeller'

/** Returns the name of the last editor of each record, by its id. */
export const lastChangers = async (
  db: Db,
  { entity, ids }: { entity: BillingEntity; ids: number[] },
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([auditEntry.entityId], { id: auditEntry.entityId, name: user.name })
    .from(auditEntry)
    .innerJoin(user, eq(user.id, auditEntry.byUserId))
    .where(and(eq(auditEntry.entity, entity), inArray(auditEntry.entityId, ids.map(String))))
    .orderBy(auditEntry.entityId, desc(auditEntry.id))
  return new Map(rows.map(({ id, name }) => [Number(id), name]))
}
