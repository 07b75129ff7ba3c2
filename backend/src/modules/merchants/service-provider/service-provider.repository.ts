import { and, asc, count, eq, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { containsPattern } from '#src/database/like-pattern.ts'
import { ownRows } from '#src/database/own-rows.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { serviceProvider } from './service-provider.table.ts'

export type ServiceProviderRow = typeof serviceProvider.$inferSelect

interface ServiceProviderFilter {
  scope: Scope
  searchKey?: string
}

const wanted = ({ scope, searchKey }: ServiceProviderFilter) =>
  and(
    ownRows(scope, serviceProvider.accountId),
    searchKey ? sql`${serviceProvider.searchKey} like ${containsPattern(searchKey)}` : undefined,
  )

export const listServiceProviders = async (
  db: Db,
  filter: ServiceProviderFilter,
  slice: PageSlice,
): Promise<ServiceProviderRow[]> =>
  db
    .select()
    .from(serviceProvider)
    .where(wanted(filter))
    .orderBy(asc(serviceProvider.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countServiceProviders = async (db: Db, filter: ServiceProviderFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(serviceProvider).where(wanted(filter))
  return row?.total ?? 0
}

export const findServiceProvider = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<ServiceProviderRow | undefined> => {
  const [row] = await db
    .select()
    .from(serviceProvider)
    .where(and(ownRows(scope, serviceProvider.accountId), eq(serviceProvider.id, id)))
  return row
}

type ServiceProviderValues = typeof serviceProvider.$inferInsert

export const insertServiceProvider = async (
  db: Db,
  values: ServiceProviderValues,
): Promise<ServiceProviderRow | undefined> => {
  const [row] = await db.insert(serviceProvider).values(values).returning()
  return row
}

/** Undefined for one that the caller does not see. */
export const updateServiceProvider = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
  changes: Partial<ServiceProviderValues>,
): Promise<ServiceProviderRow | undefined> => {
  const [row] = await db
    .update(serviceProvider)
    .set(changes)
    .where(and(ownRows(scope, serviceProvider.accountId), eq(serviceProvider.id, id)))
    .returning()
  return row
}
