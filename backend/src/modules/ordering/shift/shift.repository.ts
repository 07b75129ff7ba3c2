import { and, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ShiftFacts } from '@sufra/shared/contracts/shift'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { shift } from './shift.table.ts'

const opener = alias(user, 'opener')
const closer = alias(user, 'closer')

/** A shift with the names of its branch and people. */
export interface ShiftEntry {
  shift: typeof shift.$inferSelect
  branchName: string
  openedByName: string | null
  closedByName: string | null
}

const columns = {
  shift,
  branchName: branch.name,
  openedByName: opener.name,
  closedByName: closer.name,
}

const entries = (db: Db) =>
  db
    .select(columns)
    .from(shift)
    .innerJoin(branch, and(eq(branch.accountId, shift.accountId), eq(branch.id, shift.branchId)))
    .leftJoin(opener, eq(opener.id, shift.openedBy))
    .leftJoin(closer, eq(closer.id, shift.closedBy))

interface Key {
  scope: Scope
  id: number
}

export const findShift = async (db: Db, { scope, id }: Key): Promise<ShiftEntry | undefined> => {
  const [found] = await entries(db).where(and(tenantFilter(scope, shift.accountId), eq(shift.id, id)))
  return found
}

/** Open shifts of these branches. */
export const findOpenShifts = async (
  db: Db,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): Promise<ShiftEntry[]> =>
  branchIds.length === 0
    ? []
    : entries(db).where(
        and(tenantFilter(scope, shift.accountId), inArray(shift.branchId, branchIds), isNull(shift.closedAt)),
      )

/** The last closed shift of each of these branches. */
export const findLastClosed = async (
  db: Db,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): Promise<ShiftEntry[]> => {
  if (branchIds.length === 0) return []
  const latest = db
    .select({ id: sql<number>`max(${shift.id})` })
    .from(shift)
    .where(
      and(
        tenantFilter(scope, shift.accountId),
        inArray(shift.branchId, branchIds),
        isNotNull(shift.closedAt),
      ),
    )
    .groupBy(shift.branchId)
  return entries(db).where(and(tenantFilter(scope, shift.accountId), inArray(shift.id, latest)))
}

/** Returns undefined when the branch has an open shift: a unique index lets one of two concurrent inserts succeed. */
export const insertShift = async (
  db: Db,
  values: typeof shift.$inferInsert,
): Promise<{ id: number } | undefined> => {
  const [row] = await db.insert(shift).values(values).onConflictDoNothing().returning({ id: shift.id })
  return row
}

/**
 * Locks the shift until the transaction ends, so that its facts and its end are consistent. Returns false for
 * a closed one.
 */
export const lockOpenShift = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> => {
  const rows = await db
    .select({ id: shift.id })
    .from(shift)
    .where(and(eq(shift.accountId, accountId), eq(shift.id, id), isNull(shift.closedAt)))
    .for('update')
  return rows.length > 0
}

export const endShift = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
  end: { closedAt: Date; closedBy: number | null; countedCash: number | null; facts: ShiftFacts },
): Promise<void> => {
  await db
    .update(shift)
    .set(end)
    .where(and(eq(shift.accountId, accountId), eq(shift.id, id)))
}

/** Returns the id of the shift before this one at the same branch. */
export const findPreviousId = async (db: Db, { shift: row }: ShiftEntry): Promise<number | null> => {
  const [found] = await db
    .select({ id: shift.id })
    .from(shift)
    .where(and(eq(shift.accountId, row.accountId), eq(shift.branchId, row.branchId), lt(shift.id, row.id)))
    .orderBy(desc(shift.id))
    .limit(1)
  return found?.id ?? null
}

export interface ClosedFilter {
  scope: Scope
  /** empty for all */
  branchIds: number[]
}

const isClosed = ({ scope, branchIds }: ClosedFilter) =>
  and(
    tenantFilter(scope, shift.accountId),
    isNotNull(shift.closedAt),
    branchIds.length > 0 ? inArray(shift.branchId, branchIds) : undefined,
  )

export const listClosed = async (db: Db, filter: ClosedFilter, slice: PageSlice): Promise<ShiftEntry[]> =>
  entries(db)
    .where(isClosed(filter))
    .orderBy(desc(shift.closedAt), desc(shift.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countClosed = async (db: Db, filter: ClosedFilter): Promise<number> =>
  db.$count(shift, isClosed(filter))
