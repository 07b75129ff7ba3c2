import { and, eq, gt, inArray, isNull, ne, sql } from 'drizzle-orm'
import type { Permission } from '@sufra/shared/contracts/permission'
import type { Db } from '#src/database/database.ts'
import { hasExpired } from '#src/modules/billing/subscription/subscription.table.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { impersonation } from './impersonation.table.ts'
import { isLive } from './session.repository.ts'
import { session } from './session.table.ts'

/**
 * Returns the valid ones of these impersonations, in the form of sessions. A valid one is neither ended nor
 * expired, its person is signed in and still belongs to the operator, and its merchant is not closed.
 */
export const findLiveImpersonations = (db: Db, ids: readonly string[]) =>
  db
    .select({
      sid: impersonation.id,
      userId: user.id,
      accountId: account.id,
      role: sql<'Admin'>`'Admin'`,
      customPermissions: sql<Permission[] | null>`null`,
      accountStatus: account.status,
      isExpired: hasExpired(account.id, new Date()),
      closesAt: account.closesAt,
      sessionVersion: user.sessionVersion,
      branchIds: sql<number[]>`array[]::int[]`,
    })
    .from(impersonation)
    .innerJoin(session, eq(session.id, impersonation.sessionId))
    .innerJoin(user, and(eq(user.id, impersonation.userId), eq(user.id, session.userId)))
    .innerJoin(account, eq(account.id, impersonation.accountId))
    .where(
      and(
        ...[
          inArray(impersonation.id, ids),
          isNull(impersonation.endedAt),
          gt(impersonation.endsAt, sql`now()`),
        ],
        ...[isLive, eq(user.isActive, true), eq(user.role, 'SuperAdmin'), ne(account.status, 'Closed')],
      ),
    )
