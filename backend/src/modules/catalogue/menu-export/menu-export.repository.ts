import { and, eq } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'

/** Returns the names of a brand's categories by id. */
export const categoryNames = async (
  db: Db,
  { scope, serviceProviderId }: { scope: Scope; serviceProviderId: number },
): Promise<Map<number, string>> => {
  const rows = await db
    .select({ id: category.id, name: category.name })
    .from(category)
    .where(and(tenantFilter(scope, category.accountId), eq(category.serviceProviderId, serviceProviderId)))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
