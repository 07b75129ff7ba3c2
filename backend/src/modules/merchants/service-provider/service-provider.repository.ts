import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { containsWords } from '#src/database/like-pattern.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { serviceProvider } from './service-provider.table.ts'

export type ServiceProviderRow = typeof serviceProvider.$inferSelect

interface ServiceProviderFilter {
  scope: Scope
  /** of `searchWords` */
  words?: string[]
}

const wanted = ({ scope, words = [] }: ServiceProviderFilter) =>
  and(tenantFilter(scope, serviceProvider.accountId), containsWords(serviceProvider.searchKey, words))

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

/** Returns those of the pictures that are a brand's logo. */
export const logosAmong = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db
    .selectDistinct({ key: serviceProvider.logoKey })
    .from(serviceProvider)
    .where(inArray(serviceProvider.logoKey, [...keys]))
  return rows.flatMap(({ key }) => key ?? [])
}

export const findServiceProvider = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<ServiceProviderRow | undefined> => {
  const [row] = await db
    .select()
    .from(serviceProvider)
    .where(and(tenantFilter(scope, serviceProvider.accountId), eq(serviceProvider.id, id)))
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

/** Returns the ids of all brands of a merchant, locked against additions and deletions. */
export const lockBrandsOf = async (db: Db, accountId: number): Promise<number[]> => {
  const rows = await db
    .select({ id: serviceProvider.id })
    .from(serviceProvider)
    .where(eq(serviceProvider.accountId, accountId))
    .orderBy(asc(serviceProvider.id))
    .for('update')
  return rows.map(({ id }) => id)
}

export const deleteServiceProvider = (
  db: Db,
  { accountId, id }: Pick<ServiceProviderRow, 'accountId' | 'id'>,
) =>
  db.delete(serviceProvider).where(and(eq(serviceProvider.accountId, accountId), eq(serviceProvider.id, id)))

/** Returns undefined for a brand outside the caller's scope. */
export const updateServiceProvider = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
  changes: Partial<ServiceProviderValues>,
): Promise<ServiceProviderRow | undefined> => {
  const [row] = await db
    .update(serviceProvider)
    .set(changes)
    .where(and(tenantFilter(scope, serviceProvider.accountId), eq(serviceProvider.id, id)))
    .returning()
  return row
}
