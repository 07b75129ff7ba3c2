import { and, asc, count, eq, inArray } from 'drizzle-orm'
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
