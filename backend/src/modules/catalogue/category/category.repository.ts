import { and, asc, count, eq, isNull } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { ownRows } from '#src/database/own-rows.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { category } from './category.table.ts'

export type CategoryRow = typeof category.$inferSelect

interface CategoryFilter {
  scope: Scope
  /** 0 for all */
  serviceProviderId: number
}

const wanted = ({ scope, serviceProviderId }: CategoryFilter) =>
  and(
    ownRows(scope, category.accountId),
    isNull(category.deletedAt),
    serviceProviderId ? eq(category.serviceProviderId, serviceProviderId) : undefined,
  )

export const listCategories = async (
  db: Db,
  filter: CategoryFilter,
  slice: PageSlice,
): Promise<CategoryRow[]> =>
  db
    .select()
    .from(category)
    .where(wanted(filter))
    .orderBy(asc(category.index), asc(category.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countCategories = async (db: Db, filter: CategoryFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(category).where(wanted(filter))
  return row?.total ?? 0
}

export const hasCategory = async (db: Db, filter: CategoryFilter & { id: number }): Promise<boolean> => {
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(wanted(filter), eq(category.id, filter.id)))
  return rows.length > 0
}
