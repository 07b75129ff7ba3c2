import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'

export interface Place {
  accountId: number
  categoryId: number
}

const isIn = ({ accountId, categoryId }: Place) =>
  and(eq(product.accountId, accountId), eq(product.categoryId, categoryId))

/** Counts products on the menu only, without deleted ones that can be restored. */
export const hasProductsIn = async (db: Db, place: Place): Promise<boolean> => {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(isIn(place), isNull(product.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/** Moves all products, including deleted ones, which may be restored. Returns their ids. */
export const moveProducts = async (
  db: Db,
  { from, toCategoryId }: { from: Place; toCategoryId: number },
): Promise<number[]> => {
  const rows = await db
    .update(product)
    .set({
      categoryId: toCategoryId,
      rowVersion: sql`${product.rowVersion} + 1`,
      updatedAt: sql`now()`,
    })
    .where(isIn(from))
    .returning({ id: product.id })
  return rows.map(({ id }) => id)
}
