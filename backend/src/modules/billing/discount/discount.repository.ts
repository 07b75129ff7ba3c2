import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { discount } from './discount.table.ts'

export type DiscountRow = typeof discount.$inferSelect
export type DiscountValues = Omit<
  typeof discount.$inferInsert,
  'id' | 'useCount' | 'rowVersion' | 'updatedAt'
>

/** All discounts, newest first. */
export const listDiscounts = (db: Db): Promise<DiscountRow[]> =>
  db.select().from(discount).orderBy(desc(discount.id))

export const findDiscountByCode = async (db: Db, code: string): Promise<DiscountRow | undefined> => {
  const [row] = await db.select().from(discount).where(eq(discount.code, code))
  return row
}

export const findDiscount = async (db: Db, id: number): Promise<DiscountRow | undefined> => {
  const [row] = await db.select().from(discount).where(eq(discount.id, id))
  return row
}

export const lockDiscount = async (db: Db, id: number): Promise<DiscountRow | undefined> => {
  const [row] = await db.select().from(discount).where(eq(discount.id, id)).for('update')
  return row
}

/** Returns undefined when another discount has the code. */
export const insertDiscount = async (db: Db, values: DiscountValues): Promise<DiscountRow | undefined> => {
  const [row] = await db.insert(discount).values(values).onConflictDoNothing().returning()
  return row
}

export const updateDiscount = async (
  db: Db,
  id: number,
  values: DiscountValues,
): Promise<DiscountRow | undefined> => {
  const [row] = await db
    .update(discount)
    .set({ ...values, rowVersion: sql`${discount.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(eq(discount.id, id))
    .returning()
  return row
}

export const deleteDiscount = (db: Db, id: number) => db.delete(discount).where(eq(discount.id, id))
