import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { size } from './size.table.ts'

export type SizeRow = typeof size.$inferSelect
type NewSize = typeof size.$inferInsert

interface SizeFilter {
  scope: Scope
  /** 0 for all */
  serviceProviderId: number
  /** only these */
  ids?: number[]
}

const wanted = ({ scope, serviceProviderId, ids }: SizeFilter) =>
  and(
    tenantFilter(scope, size.accountId),
    serviceProviderId ? eq(size.serviceProviderId, serviceProviderId) : undefined,
    ids ? inArray(size.id, ids) : undefined,
  )

export const listSizes = async (db: Db, filter: SizeFilter, slice: PageSlice): Promise<SizeRow[]> =>
  db
    .select()
    .from(size)
    .where(wanted(filter))
    .orderBy(asc(size.index), asc(size.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countSizes = async (db: Db, filter: SizeFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(size).where(wanted(filter))
  return row?.total ?? 0
}

export const findSize = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<SizeRow | undefined> => {
  const [row] = await db
    .select()
    .from(size)
    .where(wanted({ scope, serviceProviderId: 0, ids: [id] }))
  return row
}

/** Returns the size, locked until the transaction ends. */
export const lockSize = async (db: Db, filter: SizeFilter): Promise<SizeRow | undefined> => {
  const [row] = await db.select().from(size).where(wanted(filter)).for('update')
  return row
}

/** Returns those of the sizes that the brand has, locked against deletion until the transaction ends. */
export const holdSizes = async (db: Db, filter: SizeFilter & { ids: number[] }): Promise<Set<number>> => {
  if (filter.ids.length === 0) return new Set()
  const rows = await db
    .select({ id: size.id })
    .from(size)
    .where(wanted(filter))
    .orderBy(asc(size.id))
    .for('key share')
  return new Set(rows.map(({ id }) => id))
}

export const insertSize = async (db: Db, values: NewSize): Promise<SizeRow | undefined> => {
  const [row] = await db.insert(size).values(values).returning()
  return row
}

const isSize = ({ accountId, id }: { accountId: number; id: number }) =>
  and(eq(size.accountId, accountId), eq(size.id, id))

export const updateSize = async (
  db: Db,
  key: { accountId: number; id: number },
  changes: Partial<NewSize>,
): Promise<SizeRow | undefined> => {
  const [row] = await db
    .update(size)
    .set({ ...changes, rowVersion: sql`${size.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(isSize(key))
    .returning()
  return row
}

export const deleteSize = (db: Db, key: { accountId: number; id: number }) =>
  db.delete(size).where(isSize(key))
