import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'

interface Part {
  accountId: number
  id: number
}

const soldInSize = ({ accountId, id }: Part): SQL | undefined =>
  and(eq(product.accountId, accountId), sql`${product.sizes} @> ${JSON.stringify([{ sizeId: id }])}::jsonb`)

/** Returns whether a product on the menu has the size. */
export const isSizeSold = async (db: Db, size: Part): Promise<boolean> => {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(soldInSize(size), isNull(product.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/** Removes the size from deleted products, which may be restored after the size is deleted. */
export const dropSize = async (db: Db, size: Part): Promise<void> => {
  await db
    .update(product)
    .set({
      sizes: sql`(
        select coalesce(jsonb_agg(each order by position), '[]'::jsonb)
        from jsonb_array_elements(${product.sizes}) with ordinality as sold (each, position)
        where (each ->> 'sizeId')::integer <> ${size.id}::integer
      )`,
    })
    .where(and(soldInSize(size), isNotNull(product.deletedAt)))
}
