import { and, count, desc, eq, gte, inArray, isNull } from 'drizzle-orm'
import type { BranchChange } from '@sufra/shared/contracts/branch-status'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { branchChange } from './branch-change.table.ts'
import { branch } from './branch.table.ts'

export const appendChanges = async (db: Db, rows: (typeof branchChange.$inferInsert)[]): Promise<void> => {
  if (rows.length > 0) await db.insert(branchChange).values(rows)
}

export interface ChangeFilter {
  scope: Scope
  /** empty for all */
  branchIds: number[]
  /** 0 for all */
  serviceProviderId: number
  from?: Date
}

const wanted = ({ scope, branchIds, serviceProviderId, from }: ChangeFilter) =>
  and(
    tenantFilter(scope, branchChange.accountId),
    branchIds.length > 0 ? inArray(branchChange.branchId, branchIds) : undefined,
    serviceProviderId ? eq(branch.serviceProviderId, serviceProviderId) : undefined,
    from && gte(branchChange.at, from),
  )

const ofItsBranch = and(eq(branch.accountId, branchChange.accountId), eq(branch.id, branchChange.branchId))

export const listChanges = async (
  db: Db,
  filter: ChangeFilter,
  slice: PageSlice,
): Promise<BranchChange[]> => {
  const rows = await db
    .select({ change: branchChange, branchName: branch.name, byName: user.name })
    .from(branchChange)
    .innerJoin(branch, ofItsBranch)
    .leftJoin(user, eq(user.id, branchChange.byUserId))
    .where(wanted(filter))
    .orderBy(desc(branchChange.id))
    .limit(slice.limit)
    .offset(slice.offset)
  return rows.map(({ change, ...names }) => ({
    ...change,
    ...names,
    at: change.at.toISOString(),
    until: change.until?.toISOString() ?? null,
  }))
}

export const countChanges = async (db: Db, filter: ChangeFilter): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(branchChange)
    .innerJoin(branch, ofItsBranch)
    .where(wanted(filter))
  return row?.total ?? 0
}

/** Returns when this branch was last opened by a person; null: never. */
export const lastOpenedAt = async (
  db: Db,
  { accountId, branchId }: { accountId: number; branchId: number },
): Promise<Date | null> => {
  const [row] = await db
    .select({ at: branchChange.at })
    .from(branchChange)
    .where(
      and(
        eq(branchChange.accountId, accountId),
        eq(branchChange.branchId, branchId),
        inArray(branchChange.kind, ['Open', 'Enabled']),
        isNull(branchChange.channelId),
      ),
    )
    .orderBy(desc(branchChange.id))
    .limit(1)
  return row?.at ?? null
}
