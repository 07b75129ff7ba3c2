import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { account, businessType } from '#src/modules/merchants/account/account.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'

export type BusinessTypeRow = typeof businessType.$inferSelect
export type BusinessTypeValues = typeof businessType.$inferInsert

const isKept = (id: number) => and(eq(businessType.id, id), isNull(businessType.deletedAt))

export const listBusinessTypes = (db: Db): Promise<BusinessTypeRow[]> =>
  db
    .select()
    .from(businessType)
    .where(isNull(businessType.deletedAt))
    .orderBy(asc(businessType.index), asc(businessType.id))

/** `key share` prevents deletion until the transaction ends; use `update` before a deletion. */
export const lockBusinessType = async (
  db: Db,
  id: number,
  strength: 'key share' | 'update',
): Promise<BusinessTypeRow | undefined> => {
  const [row] = await db.select().from(businessType).where(isKept(id)).for(strength)
  return row
}

/** Inserts missing rows; existing ones stay unchanged, deleted ones too. */
export const insertMissingTypes = (db: Db, rows: BusinessTypeValues[]) =>
  db.insert(businessType).values(rows).onConflictDoNothing()

export const insertBusinessType = async (
  db: Db,
  values: BusinessTypeValues,
): Promise<BusinessTypeRow | undefined> => {
  const [row] = await db.insert(businessType).values(values).returning()
  return row
}

export const updateBusinessType = async (
  db: Db,
  id: number,
  changes: Partial<BusinessTypeValues>,
): Promise<BusinessTypeRow | undefined> => {
  const [row] = await db.update(businessType).set(changes).where(isKept(id)).returning()
  return row
}

/** Returns whether a merchant or a brand has this type. */
export const isTypeUsed = async (db: Db, id: number): Promise<boolean> => {
  const accounts = db.select({ id: account.id }).from(account).where(eq(account.typeId, id))
  const brands = db
    .select({ id: serviceProvider.id })
    .from(serviceProvider)
    .where(eq(serviceProvider.typeId, id))
  const rows = await accounts.unionAll(brands).limit(1)
  return rows.length > 0
}
