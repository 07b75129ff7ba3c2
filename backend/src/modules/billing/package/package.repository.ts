import { and, asc, count, countDistinct, eq, getTableColumns, inArray, lte, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { plan } from '#src/modules/billing/plan/plan.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
import { packageTable } from './package.table.ts'

export type PackageRow = typeof packageTable.$inferSelect
export type PackageValues = Omit<typeof packageTable.$inferInsert, 'id' | 'rowVersion' | 'updatedAt'>

export type ListedPackage = PackageRow & { planName: string; isPlanOffered: boolean }

const isPlanOffered = sql<boolean>`${plan.isActive} and ${plan.isPublic}`

/** All packages, ordered by their plans and then by their own order. */
export const listPackages = (db: Db): Promise<ListedPackage[]> =>
  db
    .select({ ...getTableColumns(packageTable), planName: plan.name, isPlanOffered })
    .from(packageTable)
    .innerJoin(plan, eq(plan.id, packageTable.planId))
    .orderBy(asc(plan.index), asc(plan.id), asc(packageTable.index), asc(packageTable.id))

/**
 * Returns an active package of this plan; the plan may be off offer. The package is locked against deletion
 * until the transaction ends, as a subscription to it may follow.
 */
export const findActivePackage = async (
  db: Db,
  { id, planId }: { id: number; planId: number },
): Promise<PackageRow | undefined> => {
  const [row] = await db
    .select()
    .from(packageTable)
    .where(and(eq(packageTable.id, id), eq(packageTable.planId, planId), eq(packageTable.isActive, true)))
    .for('key share')
  return row
}

export const lockPackage = async (db: Db, id: number): Promise<PackageRow | undefined> => {
  const [row] = await db.select().from(packageTable).where(eq(packageTable.id, id)).for('update')
  return row
}

export const insertPackage = async (db: Db, values: PackageValues): Promise<number> => {
  const [row] = await db.insert(packageTable).values(values).returning({ id: packageTable.id })
  return row?.id ?? 0
}

export const updatePackage = (db: Db, id: number, values: PackageValues) =>
  db
    .update(packageTable)
    .set({ ...values, rowVersion: sql`${packageTable.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(eq(packageTable.id, id))

export const deletePackage = (db: Db, id: number) => db.delete(packageTable).where(eq(packageTable.id, id))

/**
 * Returns the number of merchants that are on each package now. Counts all merchants: call it in the scope of
 * all merchants.
 */
export const countOnPackages = async (db: Db, now: Date): Promise<Map<number, number>> => {
  const rows = await db
    .select({ id: subscription.packageId, merchants: countDistinct(subscription.accountId) })
    .from(subscription)
    .where(and(inArray(subscription.status, ['Active', 'PastDue']), lte(subscription.startsAt, now)))
    .groupBy(subscription.packageId)
  return new Map(rows.map(({ id, merchants }) => [id ?? 0, merchants]))
}

/**
 * Returns the number of subscriptions, in any state, that have each package now or as their next one. Counts
 * all merchants.
 */
export const countSold = async (db: Db, ids: number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: packageTable.id, sold: count(subscription.id) })
    .from(packageTable)
    .leftJoin(
      subscription,
      or(eq(subscription.packageId, packageTable.id), eq(subscription.nextPackageId, packageTable.id)),
    )
    .where(inArray(packageTable.id, ids))
    .groupBy(packageTable.id)
  return new Map(rows.map(({ id, sold }) => [id, sold]))
}
