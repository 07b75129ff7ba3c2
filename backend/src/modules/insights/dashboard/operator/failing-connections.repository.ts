import { and, eq, isNotNull, isNull, inArray, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'

/** Failing connections of all merchants, longest first, without deliberately ended ones. */
export const readFailing = async (db: Db, limit: number) =>
  db
    .select({
      accountId: integration.accountId,
      merchantName: account.name,
      branchId: integration.branchId,
      branchName: branch.name,
      channelId: integration.channelId,
      failingSince: integration.failingSince,
      problem: integration.lastProblem,
      total: sql<number>`(count(*) over ())::int`,
    })
    .from(integration)
    .innerJoin(account, eq(account.id, integration.accountId))
    .innerJoin(branch, and(eq(branch.accountId, integration.accountId), eq(branch.id, integration.branchId)))
    .where(
      and(
        inArray(integration.status, ['Degraded', 'Disconnected']),
        isNotNull(integration.webhookSecret),
        isNull(branch.deletedAt),
      ),
    )
    .orderBy(sql`${integration.failingSince} asc nulls last`, integration.accountId, integration.id)
    .limit(limit)
