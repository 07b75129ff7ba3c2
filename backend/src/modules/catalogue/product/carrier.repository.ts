import { and, arrayContains, arrayOverlaps, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { ownRows } from '#src/database/own-rows.ts'
import { product } from './product.table.ts'

interface Part {
  accountId: number
  id: number
}

const carriesChoice = ({ accountId, id }: Part): SQL | undefined =>
  and(eq(product.accountId, accountId), arrayContains(product.choicesIds, [id]))

const soldInSize = ({ accountId, id }: Part): SQL | undefined =>
  and(eq(product.accountId, accountId), sql`${product.sizes} @> ${JSON.stringify([{ sizeId: id }])}::jsonb`)

const isAny = async (db: Db, condition: SQL | undefined): Promise<boolean> => {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(condition, isNull(product.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/** Whether a product on the menu carries the choice. */
export const isChoiceCarried = (db: Db, choice: Part): Promise<boolean> => isAny(db, carriesChoice(choice))

/** Whether a product on the menu is sold in the size. */
export const isSizeSold = (db: Db, size: Part): Promise<boolean> => isAny(db, soldInSize(size))

/** How many products on the menu carry each of these choices; those that none carries are missing. */
export const countCarriers = async (
  db: Db,
  { scope, choiceIds }: { scope: Scope; choiceIds: number[] },
): Promise<Map<number, number>> => {
  if (choiceIds.length === 0) return new Map()
  const carried = db
    .select({ choiceId: sql<number>`unnest(${product.choicesIds})`.as('choice_id') })
    .from(product)
    .where(
      and(
        ownRows(scope, product.accountId),
        isNull(product.deletedAt),
        arrayOverlaps(product.choicesIds, choiceIds),
      ),
    )
    .as('carried')
  const rows = await db
    .select({ choiceId: carried.choiceId, total: sql<number>`count(*)::integer` })
    .from(carried)
    .where(inArray(carried.choiceId, choiceIds))
    .groupBy(carried.choiceId)
  return new Map(rows.map(({ choiceId, total }) => [choiceId, total]))
}

/** Out of the deleted products, which may come back when the choice is gone. */
export const dropChoice = async (db: Db, choice: Part): Promise<void> => {
  await db
    .update(product)
    .set({ choicesIds: sql`array_remove(${product.choicesIds}, ${choice.id}::integer)` })
    .where(and(carriesChoice(choice), isNotNull(product.deletedAt)))
}

/** The same for a size. */
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
