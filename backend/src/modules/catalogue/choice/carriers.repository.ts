import { and, asc, arrayContains, arrayOverlaps, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'

interface Part {
  accountId: number
  id: number
}

const carriesChoice = ({ accountId, id }: Part): SQL | undefined =>
  and(eq(product.accountId, accountId), arrayContains(product.choicesIds, [id]))

/** Returns whether a product on the menu uses the choice. */
export const isChoiceCarried = async (db: Db, choice: Part): Promise<boolean> => {
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(and(carriesChoice(choice), isNull(product.deletedAt)))
    .limit(1)
  return rows.length > 0
}

/** Returns the names and groups of the products on the menu that use the choice. */
export const carriersOf = (db: Db, choice: Part) =>
  db
    .select({ name: product.name, modifiers: product.modifiers, choicesIds: product.choicesIds })
    .from(product)
    .where(and(carriesChoice(choice), isNull(product.deletedAt)))
    .orderBy(asc(product.id))

/** Returns the names and groups of a brand's products on the menu with at least two groups. */
export const productsWithGroups = (
  db: Db,
  { scope, serviceProviderId }: { scope: Scope; serviceProviderId: number },
) =>
  db
    .select({
      id: product.id,
      name: product.name,
      modifiers: product.modifiers,
      choicesIds: product.choicesIds,
    })
    .from(product)
    .where(
      and(
        tenantFilter(scope, product.accountId),
        eq(product.serviceProviderId, serviceProviderId),
        isNull(product.deletedAt),
        sql`cardinality(${product.choicesIds}) + jsonb_array_length(${product.modifiers}) > 1`,
      ),
    )

/** Returns the number of products on the menu per choice; unused choices are missing. */
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
        tenantFilter(scope, product.accountId),
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

/** Removes the choice from deleted products, which may be restored after the choice is deleted. */
export const dropChoice = async (db: Db, choice: Part): Promise<void> => {
  await db
    .update(product)
    .set({ choicesIds: sql`array_remove(${product.choicesIds}, ${choice.id}::integer)` })
    .where(and(carriesChoice(choice), isNotNull(product.deletedAt)))
}
