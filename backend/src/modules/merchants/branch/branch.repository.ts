import { and, asc, count, eq, getTableColumns, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { branch } from './branch.table.ts'
import type { ChannelPause } from './branch.table.ts'

export type BranchRow = typeof branch.$inferSelect

export interface BranchFilter {
  scope: Scope
  /** 0 for all */
  serviceProviderId: number
  /** branches that the user is limited to; empty for all */
  branchIds: number[]
}

const isThere = isNull(branch.deletedAt)

const wanted = ({ scope, serviceProviderId, branchIds }: BranchFilter) =>
  and(
    tenantFilter(scope, branch.accountId),
    serviceProviderId ? eq(branch.serviceProviderId, serviceProviderId) : undefined,
    branchIds.length > 0 ? inArray(branch.id, branchIds) : undefined,
  )

export const listBranches = async (db: Db, filter: BranchFilter, slice?: PageSlice): Promise<BranchRow[]> => {
  const rows = db
    .select()
    .from(branch)
    .where(and(wanted(filter), isThere))
    .orderBy(asc(branch.id))
    .$dynamic()
  return slice ? rows.limit(slice.limit).offset(slice.offset) : rows
}

/** With the name of the person who paused it. */
export const listWithNames = async (
  db: Db,
  filter: BranchFilter,
  slice: PageSlice,
): Promise<{ row: BranchRow; stateBy: string | null }[]> =>
  db
    .select({ row: getTableColumns(branch), stateBy: user.name })
    .from(branch)
    .leftJoin(user, eq(user.id, branch.overrideBy))
    .where(and(wanted(filter), isThere))
    .orderBy(asc(branch.id))
    .limit(slice.limit)
    .offset(slice.offset)

export const countBranches = async (db: Db, filter: BranchFilter): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(branch)
    .where(and(wanted(filter), isThere))
  return row?.total ?? 0
}

/** Includes deleted branches, because products and people may still refer to them. */
export const everyBranchId = async (db: Db, filter: BranchFilter): Promise<number[]> =>
  (await db.select({ id: branch.id }).from(branch).where(wanted(filter)).orderBy(asc(branch.id))).map(
    ({ id }) => id,
  )

type BranchValues = typeof branch.$inferInsert

interface BranchKey {
  scope: Scope
  id: number
}

const isBranch = ({ scope, id }: BranchKey) =>
  and(tenantFilter(scope, branch.accountId), eq(branch.id, id), isThere)

export const findBranch = async (db: Db, key: BranchKey): Promise<BranchRow | undefined> => {
  const [row] = await db.select().from(branch).where(isBranch(key))
  return row
}

/** Locks branches until the transaction ends, by id. New orders are not blocked. */
export const lockBranches = async (
  db: Db,
  { scope, ids }: { scope: Scope; ids: number[] },
): Promise<BranchRow[]> =>
  db
    .select()
    .from(branch)
    .where(and(tenantFilter(scope, branch.accountId), inArray(branch.id, ids), isThere))
    .orderBy(asc(branch.id))
    .for('no key update')

/** Returns those of the codes that other branches of the merchant use. */
export const takenCodes = async (
  db: Db,
  { accountId, codes, except = 0 }: { accountId: number; codes: string[]; except?: number },
): Promise<string[]> => {
  if (codes.length === 0) return []
  const rows = await db
    .select({ code: branch.code })
    .from(branch)
    .where(and(eq(branch.accountId, accountId), inArray(branch.code, codes), ne(branch.id, except), isThere))
  return rows.flatMap(({ code }) => code ?? [])
}

export const insertBranches = async (db: Db, rows: BranchValues[]): Promise<BranchRow[]> =>
  db.insert(branch).values(rows).returning()

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

export type Override = Pick<
  BranchRow,
  | 'overrideKind'
  | 'overrideUntil'
  | 'busyMinutes'
  | 'overrideReason'
  | 'overrideChannelIds'
  | 'overrideAt'
  | 'overrideBy'
>

export const NO_OVERRIDE: Override = {
  overrideKind: null,
  overrideUntil: null,
  busyMinutes: null,
  overrideReason: null,
  overrideChannelIds: null,
  overrideAt: null,
  overrideBy: null,
}

/** Keeps the version, so that a pause does not make an open edit form stale. */
export const writeOverride = async (
  db: Db,
  { accountId, ids }: { accountId: number; ids: number[] },
  override: Override,
): Promise<BranchRow[]> =>
  db
    .update(branch)
    .set({ ...override, updatedAt: sql`now()` })
    .where(and(eq(branch.accountId, accountId), inArray(branch.id, ids)))
    .returning()

/** Returns the first end of the pauses, for the timer's index. */
const firstEnd = (pauses: readonly ChannelPause[]): Date | null => {
  const ends = pauses.flatMap(({ until }) => (until === null ? [] : [Date.parse(until)]))
  return ends.length > 0 ? new Date(Math.min(...ends)) : null
}

/** Writes all platform pauses of one branch. Keeps the version, as for its own pause. */
export const writeChannelPauses = async (
  db: Db,
  { accountId, id }: { accountId: number; id: number },
  channelPauses: ChannelPause[],
): Promise<BranchRow[]> =>
  db
    .update(branch)
    .set({ channelPauses, channelPauseEndsAt: firstEnd(channelPauses), updatedAt: sql`now()` })
    .where(and(eq(branch.accountId, accountId), eq(branch.id, id)))
    .returning()

/**
 * Branches with a pause or busy time that is over, their own or on a platform. Covers all merchants: call it
 * in the scope of all merchants.
 */
export const findEnded = async (db: Db, now: Date): Promise<{ accountId: number; id: number }[]> =>
  db
    .select({ accountId: branch.accountId, id: branch.id })
    .from(branch)
    .where(or(lte(branch.overrideUntil, now), lte(branch.channelPauseEndsAt, now)))
    .orderBy(asc(branch.accountId), asc(branch.id))
