import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db, Scope } from '#src/database/database.ts'
import { tenantFilter } from '#src/database/tenant-filter.ts'
import { menuPublication } from '#src/modules/catalogue/publication/menu-publication.table.ts'
import { product } from '#src/modules/catalogue/product/product.table.ts'
import { integration } from '#src/modules/channels/integration/integration.table.ts'
import { branch } from '#src/modules/merchants/branch/branch.table.ts'
import { order } from '#src/modules/ordering/order/order.table.ts'

export type IntegrationRow = typeof integration.$inferSelect

interface Those {
  scope: Scope
  branchIds: number[]
}

/** Links of these branches, ordered by platform. */
export const linksOf = async (db: Db, { scope, branchIds }: Those): Promise<IntegrationRow[]> =>
  db
    .select()
    .from(integration)
    .where(and(tenantFilter(scope, integration.accountId), inArray(integration.branchId, branchIds)))
    .orderBy(asc(integration.channelId))

export interface OrdersOfLink {
  branchId: number
  channelId: number
  ordersToday: number
  lastOrderAt: Date | null
  lastTestAt: Date | null
}

const newest = (isTest: boolean) =>
  sql<string | null>`max(${order.placedAt}) filter (where ${order.isTest} = ${isTest})`.mapWith(text =>
    text === null ? null : new Date(text),
  )

/** Counts orders of the last month only, so that the cost does not grow with a merchant's sales. */
export const ordersOfLinks = async (
  db: Db,
  { scope, branchIds, now }: Those & { now: Date },
): Promise<OrdersOfLink[]> =>
  db
    .select({
      branchId: order.branchId,
      channelId: order.channelId,
      ordersToday:
        sql`count(*) filter (where not ${order.isTest} and ${order.placedAt} > ${new Date(now.getTime() - 86_400_000).toISOString()})`.mapWith(
          Number,
        ),
      lastOrderAt: newest(false),
      lastTestAt: newest(true),
    })
    .from(order)
    .where(
      and(
        ...[tenantFilter(scope, order.accountId), inArray(order.branchId, branchIds)],
        gt(order.placedAt, new Date(now.getTime() - 30 * 86_400_000)),
      ),
    )
    .groupBy(order.branchId, order.channelId)

export type LastMenu = Pick<
  typeof menuPublication.$inferSelect,
  'serviceProviderId' | 'channelId' | 'state' | 'createdAt'
> & { complaintCount: number }

/** The newest menu sent to each platform, per brand. */
export const lastMenus = async (
  db: Db,
  { scope, serviceProviderIds }: { scope: Scope; serviceProviderIds: number[] },
): Promise<LastMenu[]> =>
  db
    .selectDistinctOn([menuPublication.serviceProviderId, menuPublication.channelId], {
      serviceProviderId: menuPublication.serviceProviderId,
      channelId: menuPublication.channelId,
      state: menuPublication.state,
      createdAt: menuPublication.createdAt,
      complaintCount: sql`jsonb_array_length(${menuPublication.complaints})`.mapWith(Number),
    })
    .from(menuPublication)
    .where(
      and(
        tenantFilter(scope, menuPublication.accountId),
        inArray(menuPublication.serviceProviderId, serviceProviderIds),
      ),
    )
    .orderBy(menuPublication.serviceProviderId, menuPublication.channelId, desc(menuPublication.id))

/** Dish of a test order: the cheapest available one of the branch. */
export const cheapestDish = async (db: Db, branchId: number) => {
  const [row] = await db
    .select({ sku: product.sku, name: product.name, price: product.price })
    .from(product)
    .innerJoin(
      branch,
      and(eq(branch.accountId, product.accountId), eq(branch.serviceProviderId, product.serviceProviderId)),
    )
    .where(
      and(
        ...[eq(branch.id, branchId), eq(product.isVisible, true), isNull(product.deletedAt)],
        ...[isNotNull(product.price), sql`not ${branchId} = any(${product.excludeBranchesIds})`],
      ),
    )
    .orderBy(asc(product.price), asc(product.id))
    .limit(1)
  return row && { ...row, price: row.price ?? 0 }
}

/** Returns whether the store number already names a shop of any merchant. */
export const isStoreTaken = async (
  db: Db,
  { channelId, storeId }: { channelId: number; storeId: string },
): Promise<boolean> => {
  const [row] = await db
    .select({ total: count() })
    .from(integration)
    .where(
      and(
        ...[eq(integration.channelId, channelId), eq(integration.storeId, storeId)],
        isNotNull(integration.webhookSecret),
      ),
    )
  return (row?.total ?? 0) > 0
}
