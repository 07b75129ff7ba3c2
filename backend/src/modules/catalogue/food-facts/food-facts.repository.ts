import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'

export type ProductRow = typeof product.$inferSelect
export type WrittenFacts = Pick<
  ProductRow,
  'calories' | 'isDrink' | 'sodiumMg' | 'caffeineMg' | 'caffeinePer' | 'allergens'
>

/** Locks by id, so that two overlapping sheets cannot deadlock. */
export const lockProducts = async (
  db: Db,
  of: { accountId: number; serviceProviderId: number; ids: number[] },
): Promise<ProductRow[]> =>
  db
    .select()
    .from(product)
    .where(
      and(
        eq(product.accountId, of.accountId),
        eq(product.serviceProviderId, of.serviceProviderId),
        inArray(product.id, of.ids),
        isNull(product.deletedAt),
      ),
    )
    .orderBy(asc(product.id))
    .for('update')

/** Writes each product's own facts in one statement. */
export const writeFacts = async (
  db: Db,
  { accountId, products }: { accountId: number; products: (WrittenFacts & { id: number })[] },
): Promise<ProductRow[]> => {
  const given = sql`jsonb_to_recordset(${JSON.stringify(products)}::jsonb) as given(
    id int, calories int, "isDrink" boolean, "sodiumMg" int, "caffeineMg" int, "caffeinePer" text, allergens text[]
  )`
  const rows = await db
    .update(product)
    .set({
      calories: sql`given.calories`,
      isDrink: sql`given."isDrink"`,
      sodiumMg: sql`given."sodiumMg"`,
      caffeineMg: sql`given."caffeineMg"`,
      caffeinePer: sql`given."caffeinePer"`,
      allergens: sql`given.allergens`,
      rowVersion: sql`${product.rowVersion} + 1`,
      updatedAt: sql`now()`,
    })
    .from(given)
    .where(and(eq(product.accountId, accountId), sql`${product.id} = given.id`))
    .returning(getTableColumns(product))
  return rows.toSorted((one, other) => one.id - other.id)
}
