import { and, arrayContains, asc, count, desc, eq, inArray, isNull, max, notInArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { MenuEntity } from '@sufra/shared/contracts/menu-history'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { category } from '#src/modules/catalogue/category/category.table.ts'
import { choice } from '#src/modules/catalogue/choice/choice.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { menuRevision } from './menu-revision.table.ts'

export type RevisionRow = typeof menuRevision.$inferSelect

export interface HistoryFilter {
  scope: Scope
  serviceProviderId: number
  entity?: MenuEntity
  entityId?: number
}

const wanted = ({ scope, serviceProviderId, entity, entityId }: HistoryFilter): SQL | undefined =>
  and(
    tenantFilter(scope, menuRevision.accountId),
    eq(menuRevision.serviceProviderId, serviceProviderId),
    entity ? eq(menuRevision.entity, entity) : undefined,
    entity && entityId ? eq(menuRevision.entityId, entityId) : undefined,
  )

// For one entity each revision is an entry; for a menu the revisions of one change are.
const groupOf = ({ entityId }: HistoryFilter): SQL =>
  entityId
    ? sql`${menuRevision.id}::text`
    : sql`coalesce(${menuRevision.changeId}::text, ${menuRevision.id}::text)`

/** Newest revision of each change, newest first, with the number of changed rows. */
export const listRevisions = async (
  db: Db,
  filter: HistoryFilter,
  slice: PageSlice,
): Promise<{ revision: RevisionRow; size: number; byName: string | null }[]> => {
  const work = db
    .select({ lastId: max(menuRevision.id).as('last_id'), size: count().as('size') })
    .from(menuRevision)
    .where(wanted(filter))
    .groupBy(groupOf(filter))
    .orderBy(desc(max(menuRevision.id)))
    .limit(slice.limit)
    .offset(slice.offset)
    .as('work')
  return db
    .select({ revision: menuRevision, size: work.size, byName: user.name })
    .from(work)
    .innerJoin(menuRevision, eq(menuRevision.id, work.lastId))
    .leftJoin(user, eq(user.id, menuRevision.byUserId))
    .orderBy(desc(menuRevision.id))
}

export const countRevisions = async (db: Db, filter: HistoryFilter): Promise<number> => {
  const [row] = await db
    .select({ total: sql<number>`count(distinct ${groupOf(filter)})::int` })
    .from(menuRevision)
    .where(wanted(filter))
  return row?.total ?? 0
}

export const hasRevision = async (db: Db, filter: HistoryFilter, id: number): Promise<boolean> => {
  const rows = await db
    .select({ id: menuRevision.id })
    .from(menuRevision)
    .where(and(wanted(filter), eq(menuRevision.id, id)))
  return rows.length > 0
}

/** Returns the last revision of a menu at an instant; 0 without one. */
export const revisionAt = async (db: Db, filter: HistoryFilter, at: Date): Promise<number> => {
  const [row] = await db
    .select({ id: max(menuRevision.id) })
    .from(menuRevision)
    // Answers have milliseconds, so a revision belongs to the millisecond that they name.
    .where(
      and(
        wanted(filter),
        sql`date_trunc('milliseconds', ${menuRevision.at}) <= ${at.toISOString()}::timestamptz`,
      ),
    )
  return row?.id ?? 0
}

const TABLES = { product, category, choice }

/** Present names of entities, including deleted ones. */
export const namesOf = async (
  db: Db,
  { scope, entity, ids }: { scope: Scope; entity: MenuEntity; ids: number[] },
): Promise<Map<number, string>> => {
  const table = TABLES[entity]
  const rows = ids.length
    ? await db
        .select({ id: table.id, name: table.name })
        .from(table)
        .where(and(tenantFilter(scope, table.accountId), inArray(table.id, ids)))
    : []
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns those of the ids that are on the menu, locked against deletion until the transaction ends. */
export const livingIds = async (
  db: Db,
  { scope, entity, ids }: { scope: Scope; entity: MenuEntity; ids: number[] },
): Promise<number[]> => {
  const table = TABLES[entity]
  const rows = ids.length
    ? await db
        .select({ id: table.id })
        .from(table)
        .where(and(tenantFilter(scope, table.accountId), inArray(table.id, ids), isNull(table.deletedAt)))
        .orderBy(asc(table.id))
        .for('key share')
    : []
  return rows.map(({ id }) => id)
}

/** Returns a brand's rows with all present columns, including deleted ones, locked until the transaction ends. */
export const rowsOf = async (
  db: Db,
  { filter, entity, ids }: { filter: HistoryFilter; entity: MenuEntity; ids: number[] },
): Promise<{ id: number; now: Record<string, unknown> }[]> => {
  if (ids.length === 0) return []
  const table = TABLES[entity]
  const { rows } = await db.execute<{ id: number; now: Record<string, unknown> }>(sql`
    select id, to_jsonb(${table}) as now from ${table}
    where ${and(
      tenantFilter(filter.scope, table.accountId),
      eq(table.serviceProviderId, filter.serviceProviderId),
      inArray(table.id, ids),
    )} order by id for update`)
  return rows
}

/** Returns whether a product on the menu, other than these, is in the category or uses the choice. */
export const isNeeded = async (
  db: Db,
  of: { filter: HistoryFilter; entity: MenuEntity; id: number; besides: number[] },
): Promise<boolean> => {
  const { filter, entity, id, besides } = of
  const rows = await db
    .select({ id: product.id })
    .from(product)
    .where(
      and(
        tenantFilter(filter.scope, product.accountId),
        eq(product.serviceProviderId, filter.serviceProviderId),
        isNull(product.deletedAt),
        besides.length > 0 ? notInArray(product.id, besides) : undefined,
        entity === 'category' ? eq(product.categoryId, id) : arrayContains(product.choicesIds, [id]),
      ),
    )
    .limit(1)
  return rows.length > 0
}
