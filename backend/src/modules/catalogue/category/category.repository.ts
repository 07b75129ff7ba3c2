import { and, asc, count, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { category } from './category.table.ts'

export type CategoryRow = typeof category.$inferSelect
export type NewCategory = typeof category.$inferInsert
export type CategoryChanges = Partial<Omit<NewCategory, 'accountId' | 'id' | 'serviceProviderId'>>

interface CategoryFilter {
  scope: Scope
  /** 0 for all */
  serviceProviderId: number
}

const wanted = ({ scope, serviceProviderId }: CategoryFilter) =>
  and(
    tenantFilter(scope, category.accountId),
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

export const findCategory = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<CategoryRow | undefined> => {
  const [row] = await db
    .select()
    .from(category)
    .where(and(wanted({ scope, serviceProviderId: 0 }), eq(category.id, id)))
  return row
}

/** Locks the category against deletion until the transaction ends; others may still change it. */
export const holdCategory = async (db: Db, filter: CategoryFilter & { id: number }): Promise<boolean> => {
  const rows = await db
    .select({ id: category.id })
    .from(category)
    .where(and(wanted(filter), eq(category.id, filter.id)))
    .for('key share')
  return rows.length > 0
}

/**
 * Locks a brand's categories until the transaction ends, because the rules about parents need all of them. A
 * deletion uses `update`, so that it and additions of products to the category wait for each other.
 */
export const lockCategories = async (
  db: Db,
  filter: CategoryFilter,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<CategoryRow[]> =>
  db.select().from(category).where(wanted(filter)).orderBy(asc(category.id)).for(strength)

export const insertCategories = async (db: Db, rows: NewCategory[]): Promise<CategoryRow[]> =>
  rows.length > 0 ? db.insert(category).values(rows).returning() : []

const touched = (changes: CategoryChanges) => ({
  ...changes,
  rowVersion: sql`${category.rowVersion} + 1`,
  updatedAt: sql`now()`,
})

interface CategoryKey {
  accountId: number
  id: number
}

export const updateCategory = async (
  db: Db,
  { accountId, id }: CategoryKey,
  changes: CategoryChanges,
): Promise<CategoryRow | undefined> => {
  const [row] = await db
    .update(category)
    .set(touched(changes))
    .where(and(eq(category.accountId, accountId), eq(category.id, id)))
    .returning()
  return row
}

const excluded = (column: string): SQL => sql`excluded.${sql.identifier(column)}`

/** Replaces existing rows with all their columns in one statement. */
export const replaceCategories = async (
  db: Db,
  rows: (NewCategory & { id: number })[],
): Promise<CategoryRow[]> => {
  if (rows.length === 0) return []
  const set = touched({})
  return db
    .insert(category)
    .values(rows)
    .onConflictDoUpdate({
      target: [category.accountId, category.id],
      set: {
        ...set,
        parentId: excluded('parent_id'),
        name: excluded('name'),
        description: excluded('description'),
        imageKey: excluded('image_key'),
        index: excluded('index'),
        isVisible: excluded('is_visible'),
        schedule: excluded('schedule'),
      },
    })
    .returning()
}

/** Moves the children of a category to the top level. */
export const freeChildren = async (db: Db, { accountId, id }: CategoryKey): Promise<void> => {
  await db
    .update(category)
    .set(touched({ parentId: null }))
    .where(and(eq(category.accountId, accountId), eq(category.parentId, id)))
}

/**
 * Locks these categories like `holdCategory` and restores deleted ones, at the top level, because their
 * parent may be deleted.
 */
export const reviveCategories = async (db: Db, scope: Scope, ids: number[]): Promise<void> => {
  const these = and(tenantFilter(scope, category.accountId), inArray(category.id, ids))
  const held = await db
    .select({ deletedAt: category.deletedAt })
    .from(category)
    .where(these)
    .orderBy(asc(category.id))
    .for('key share')
  if (held.every(({ deletedAt }) => deletedAt === null)) return
  await db
    .update(category)
    .set(touched({ deletedAt: null, parentId: null }))
    .where(and(these, isNotNull(category.deletedAt)))
}
