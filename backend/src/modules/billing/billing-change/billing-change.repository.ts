import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { billingChange } from './billing-change.table.ts'
import type { BillingEntity } from './billing-change.table.ts'

export type BillingChange = typeof billingChange.$inferInsert

export const insertChange = (db: Db, change: BillingChange) => db.insert(billingChange).values(change)

/** Who changed each of them last. */
export const lastChangers = async (
  db: Db,
  { entity, ids }: { entity: BillingEntity; ids: number[] },
): Promise<Map<number, string>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([billingChange.entityId], { id: billingChange.entityId, name: user.name })
    .from(billingChange)
    .innerJoin(user, eq(user.id, billingChange.byUserId))
    .where(and(eq(billingChange.entity, entity), inArray(billingChange.entityId, ids)))
    .orderBy(billingChange.entityId, desc(billingChange.id))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
