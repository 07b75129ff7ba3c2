import { and, eq, inArray, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { drift } from '#src/modules/channels/drift/drift.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import type { SumFilter } from './order-day/order-sums.ts'

const countWhere = (condition: SQL) => sql<number>`count(*) filter (where ${condition})`.mapWith(Number)

/** Present counts, independent of the period. */
export const readOpenOrders = async (db: Db, { scope, branchIds }: SumFilter) => {
  const [row] = await db
    .select({
      liveOrders: countWhere(sql`${order.status} in ('New', 'Accepted', 'Preparing', 'Ready', 'PickedUp')`),
      failedOrders: countWhere(sql`${order.status} = 'Failed'`),
    })
    .from(order)
    .where(
      and(
        tenantFilter(scope, order.accountId),
        eq(order.isTest, false),
        branchIds ? inArray(order.branchId, branchIds) : undefined,
        sql`${order.closedAt} is null`,
      ),
    )
  return row ?? { liveOrders: 0, failedOrders: 0 }
}

export const readSnoozed = async (db: Db, { scope, since }: { scope: Scope; since: Date }) => {
  const [row] = await db
    .select({
      snoozedCount: countWhere(sql`true`),
      snoozedOver24h: countWhere(sql`${product.snoozedAt} < ${since}`),
    })
    .from(product)
    .where(
      and(
        tenantFilter(scope, product.accountId),
        eq(product.isVisible, false),
        sql`${product.deletedAt} is null`,
      ),
    )
  return row ?? { snoozedCount: 0, snoozedOver24h: 0 }
}

/** Links of branches whose platform does not answer, or that are disconnected. */
export const readTroubledLinks = (db: Db, { scope, branchIds }: { scope: Scope; branchIds: number[] }) =>
  db
    .select({ branchId: integration.branchId, channelId: integration.channelId })
    .from(integration)
    .where(
      and(
        tenantFilter(scope, integration.accountId),
        inArray(integration.branchId, branchIds),
        inArray(integration.status, ['Degraded', 'Disconnected']),
      ),
    )
    .orderBy(integration.branchId, integration.channelId)

/** Counts confirmed differences between platforms and Sufra that nobody is repairing. */
export const countDifferences = async (
  db: Db,
  { scope, branchIds }: { scope: Scope; branchIds: number[] },
): Promise<number> => {
  const [row] = await db
    .select({
      differences: countWhere(sql`${drift.confirmedAt} is not null and ${drift.repairAt} is null`),
    })
    .from(drift)
    .innerJoin(
      integration,
      and(eq(integration.accountId, drift.accountId), eq(integration.id, drift.integrationId)),
    )
    .where(
      and(
        tenantFilter(scope, drift.accountId),
        inArray(integration.branchId, branchIds),
        sql`${drift.endedAt} is null`,
      ),
    )
  return row?.differences ?? 0
}

/** Counts products on sale without the facts that the law requires (`missingFacts` of the contracts, in SQL). */
export const countLawGaps = async (db: Db, scope: Scope): Promise<number> => {
  const [row] = await db
    .select({
      gaps: countWhere(sql`${product.calories} is null or ${product.sodiumMg} is null or ${product.allergens} is null
        or (${product.caffeineMg} is null and ${product.isDrink})
        or (${product.caffeineMg} > 0 and ${product.caffeinePer} is null)`),
    })
    .from(product)
    .where(
      and(
        tenantFilter(scope, product.accountId),
        eq(product.isVisible, true),
        sql`${product.deletedAt} is null`,
      ),
    )
  return row?.gaps ?? 0
}
