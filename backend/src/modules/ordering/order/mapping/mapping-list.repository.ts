import { and, count, desc, eq, or, sql } from 'drizzle-orm'
import { searchWords } from '@sufra/shared/contracts/search-text'
import { searchKey } from '@sufra/shared/contracts/text'
import type { Db, Scope } from '#src/database/database.ts'
import { containsPattern, containsWords } from '#src/database/like-pattern.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { serviceProvider } from '#src/modules/merchants/service-provider/service-provider.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { productMapping } from '../product-mapping.table.ts'

export interface MappingFilter {
  scope: Scope
  /** 0 for all, also for the next one */
  serviceProviderId: number
  channelId: number
  search: string
}

const MENTIONED = {
  mapping: productMapping,
  brandName: serviceProvider.name,
  productName: product.name,
  deletedAt: product.deletedAt,
  byName: user.name,
}

const mentioned = (db: Db) =>
  db
    .select(MENTIONED)
    .from(productMapping)
    .innerJoin(
      product,
      and(eq(product.accountId, productMapping.accountId), eq(product.id, productMapping.productId)),
    )
    .innerJoin(
      serviceProvider,
      and(
        eq(serviceProvider.accountId, productMapping.accountId),
        eq(serviceProvider.id, productMapping.serviceProviderId),
      ),
    )
    .leftJoin(user, and(eq(user.accountId, productMapping.accountId), eq(user.id, productMapping.byUserId)))

export type MentionedMapping = Awaited<ReturnType<typeof mentioned>>[number]

// The platform's texts are searched literally; Sufra's names in their normalized form.
const isNamed = (search: string) => {
  if (!search) return undefined
  const written = containsPattern(search)
  return or(
    sql`${productMapping.foreignName} ilike ${written}`,
    sql`${productMapping.foreignKey} ilike ${containsPattern(searchKey(search).trim() || search)}`,
    containsWords(product.searchKey, searchWords(search)),
  )
}

const wanted = ({ scope, serviceProviderId, channelId, search }: MappingFilter) =>
  and(
    tenantFilter(scope, productMapping.accountId),
    serviceProviderId ? eq(productMapping.serviceProviderId, serviceProviderId) : undefined,
    channelId ? eq(productMapping.channelId, channelId) : undefined,
    isNamed(search),
  )

/** Latest mappings first. */
export const listMappings = async (
  db: Db,
  filter: MappingFilter,
  { limit, offset }: PageSlice,
): Promise<MentionedMapping[]> =>
  mentioned(db)
    .where(wanted(filter))
    .orderBy(desc(productMapping.at), desc(productMapping.id))
    .limit(limit)
    .offset(offset)

export const countMappings = async (db: Db, filter: MappingFilter): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(productMapping)
    .innerJoin(
      product,
      and(eq(product.accountId, productMapping.accountId), eq(product.id, productMapping.productId)),
    )
    .where(wanted(filter))
  return row?.total ?? 0
}

interface MappingKey {
  scope: Scope
  id: number
}

const isMapping = ({ scope, id }: MappingKey) =>
  and(tenantFilter(scope, productMapping.accountId), eq(productMapping.id, id))

/** Returns a mapping, locked until the transaction ends. */
export const lockMapping = async (db: Db, key: MappingKey): Promise<MentionedMapping | undefined> => {
  const [row] = await mentioned(db).where(isMapping(key)).for('update', { of: productMapping })
  return row
}

export const pointMapping = async (
  db: Db,
  key: MappingKey,
  { productId, byUserId }: { productId: number; byUserId: number },
): Promise<void> => {
  await db
    .update(productMapping)
    .set({ productId, byUserId, at: sql`now()` })
    .where(isMapping(key))
}

export const deleteMapping = async (db: Db, key: MappingKey): Promise<void> => {
  await db.delete(productMapping).where(isMapping(key))
}
