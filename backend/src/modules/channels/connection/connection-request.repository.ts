import { and, asc, count, eq, gt, inArray, notExists } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import type { PageSlice } from '#src/routing/page.ts'
import { connectionRequest } from './connection-request.table.ts'

type Row = typeof connectionRequest.$inferSelect

export interface RequestWithBranch {
  row: Row
  branchName: string
  serviceProviderId: number
  merchantName: string
  requestedBy: string | null
}

interface Wanted {
  scope: Scope
  /** branches that the user is limited to; empty for all */
  branchIds: number[]
}

const isWaiting = eq(connectionRequest.state, 'Requested')
const those = ({ scope, branchIds }: Wanted) =>
  and(
    tenantFilter(scope, connectionRequest.accountId),
    branchIds.length > 0 ? inArray(connectionRequest.branchId, branchIds) : undefined,
  )

const asked = (db: Db) =>
  db
    .select({
      row: connectionRequest,
      branchName: branch.name,
      serviceProviderId: branch.serviceProviderId,
      merchantName: account.name,
      requestedBy: user.name,
    })
    .from(connectionRequest)
    .innerJoin(
      branch,
      and(eq(branch.accountId, connectionRequest.accountId), eq(branch.id, connectionRequest.branchId)),
    )
    .innerJoin(account, eq(account.id, connectionRequest.accountId))
    .leftJoin(user, eq(user.id, connectionRequest.requestedBy))

/** Open requests, oldest first. */
export const listWaiting = async (
  db: Db,
  wanted: Wanted,
  slice?: PageSlice,
): Promise<RequestWithBranch[]> => {
  const rows = asked(db)
    .where(and(those(wanted), isWaiting))
    .orderBy(asc(connectionRequest.requestedAt), asc(connectionRequest.id))
    .$dynamic()
  return slice ? rows.limit(slice.limit).offset(slice.offset) : rows
}

/** Open requests, and declined ones that were not repeated. */
export const listOpenOrDeclined = async (db: Db, wanted: Wanted): Promise<RequestWithBranch[]> => {
  const later = alias(connectionRequest, 'later')
  const askedAgain = db
    .select({ id: later.id })
    .from(later)
    .where(
      and(
        ...[eq(later.accountId, connectionRequest.accountId), gt(later.id, connectionRequest.id)],
        eq(later.branchId, connectionRequest.branchId),
        eq(later.channelId, connectionRequest.channelId),
      ),
    )
  return asked(db)
    .where(
      and(those(wanted), inArray(connectionRequest.state, ['Requested', 'Declined']), notExists(askedAgain)),
    )
    .orderBy(asc(connectionRequest.requestedAt), asc(connectionRequest.id))
}

export const countWaiting = async (db: Db, wanted: Wanted): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(connectionRequest)
    .where(and(those(wanted), isWaiting))
  return row?.total ?? 0
}

/** Returns a request in any state. */
export const findRequest = async (
  db: Db,
  { scope, id }: { scope: Scope; id: number },
): Promise<RequestWithBranch | undefined> => {
  const [found] = await asked(db).where(
    and(tenantFilter(scope, connectionRequest.accountId), eq(connectionRequest.id, id)),
  )
  return found
}

export const insertRequests = async (
  db: Db,
  rows: (typeof connectionRequest.$inferInsert)[],
): Promise<number[]> =>
  (await db.insert(connectionRequest).values(rows).returning({ id: connectionRequest.id })).map(
    ({ id }) => id,
  )

/** Returns false when the request is no longer open. */
export const endRequest = async (
  db: Db,
  { accountId, id }: Pick<Row, 'accountId' | 'id'>,
  end: { state: 'Withdrawn' } | { state: 'Declined'; reason: string },
): Promise<boolean> => {
  const { rowCount } = await db
    .update(connectionRequest)
    .set({ ...end, endedAt: new Date() })
    .where(and(eq(connectionRequest.accountId, accountId), eq(connectionRequest.id, id), isWaiting))
  return rowCount === 1
}

/** Marks the requests for this connection as fulfilled. */
export const fulfilRequests = async (
  db: Db,
  { accountId, branchId, channelId }: Pick<Row, 'accountId' | 'branchId' | 'channelId'>,
): Promise<void> => {
  await db
    .update(connectionRequest)
    .set({ state: 'Connected', endedAt: new Date() })
    .where(
      and(
        ...[eq(connectionRequest.accountId, accountId), eq(connectionRequest.branchId, branchId)],
        ...[eq(connectionRequest.channelId, channelId), isWaiting],
      ),
    )
}
