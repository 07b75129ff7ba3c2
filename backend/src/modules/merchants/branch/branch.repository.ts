import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { ownRows } from '#src/database/own-rows.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { branch } from './branch.table.ts'

export type BranchRow = typeof branch.$inferSelect

export interface BranchFilter {
  scope: Scope
  /** 0 for all */
  serviceProviderId: number
  /** what the user is limited to; empty for all */
  branchIds: number[]
}

const wanted = ({ scope, serviceProviderId, branchIds }: BranchFilter) =>
  and(
    ownRows(scope, branch.accountId),
    serviceProviderId ? eq(branch.serviceProviderId, serviceProviderId) : undefined,
    branchIds.length > 0 ? inArray(branch.id, branchIds) : undefined,
  )

export const listBranches = async (db: Db, filter: BranchFilter, slice?: PageSlice): Promise<BranchRow[]> => {
  const rows = db.select().from(branch).where(wanted(filter)).orderBy(asc(branch.id)).$dynamic()
  return slice ? rows.limit(slice.limit).offset(slice.offset) : rows
}

export const countBranches = async (db: Db, filter: BranchFilter): Promise<number> => {
  const [row] = await db.select({ total: count() }).from(branch).where(wanted(filter))
  return row?.total ?? 0
}

type BranchValues = typeof branch.$inferInsert

interface BranchKey {
  scope: Scope
  id: number
}

const isBranch = ({ scope, id }: BranchKey) => and(ownRows(scope, branch.accountId), eq(branch.id, id))

export const findBranch = async (db: Db, key: BranchKey): Promise<BranchRow | undefined> => {
  const [row] = await db.select().from(branch).where(isBranch(key))
  return row
}

export const insertBranch = async (db: Db, values: BranchValues): Promise<BranchRow | undefined> => {
  const [row] = await db.insert(branch).values(values).returning()
  return row
}

export const updateBranch = async (
  db: Db,
  key: BranchKey,
  changes: Partial<BranchValues>,
): Promise<BranchRow | undefined> => {
  const [row] = await db
    .update(branch)
    .set({ ...changes, rowVersion: sql`${branch.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(isBranch(key))
    .returning()
  return row
}
