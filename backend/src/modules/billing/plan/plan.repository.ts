import { and, asc, count, eq, inArray, not, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { feature, planFeature } from '#src/modules/billing/feature/feature.table.ts'
import type { FeatureRow, StoredValue } from '#src/modules/billing/feature/feature.table.ts'
import { discount } from '#src/modules/billing/discount/discount.table.ts'
import { packageTable } from '#src/modules/billing/package/package.table.ts'
import {
  isCurrentSubscription,
  isOverSubscription,
  subscription,
} from '#src/modules/billing/subscription/subscription.table.ts'
import { account } from '#src/modules/merchants/account/account.table.ts'
import { plan } from './plan.table.ts'

export type PlanRow = typeof plan.$inferSelect
export type PlanValues = Omit<typeof plan.$inferInsert, 'id' | 'rowVersion' | 'updatedAt'>

const isOnOffer = and(eq(plan.isActive, true), eq(plan.isPublic, true))

export const listOfferedPlans = (db: Db): Promise<PlanRow[]> =>
  db.select().from(plan).where(isOnOffer).orderBy(asc(plan.index), asc(plan.id))

export const findOfferedPlan = async (db: Db, id: number): Promise<PlanRow | undefined> => {
  const [row] = await db
    .select()
    .from(plan)
    .where(and(isOnOffer, eq(plan.id, id)))
    // Locks the plan against deletion, because a subscription to it follows.
    .for('key share')
  return row
}

export const findPlan = async (db: Db, id: number): Promise<PlanRow | undefined> => {
  const [row] = await db.select().from(plan).where(eq(plan.id, id))
  return row
}

export const listAllPlans = (db: Db): Promise<PlanRow[]> =>
  db.select().from(plan).orderBy(asc(plan.index), asc(plan.id))

export const lockPlans = (db: Db, ids: number[]): Promise<PlanRow[]> =>
  db.select().from(plan).where(inArray(plan.id, ids)).orderBy(asc(plan.id)).for('update')

/** Returns those of the plans that exist, locked against deletion until the transaction ends. */
export const holdPlans = (db: Db, ids: number[]): Promise<PlanRow[]> =>
  db.select().from(plan).where(inArray(plan.id, ids)).orderBy(asc(plan.id)).for('key share')

export const insertPlan = async (db: Db, values: PlanValues): Promise<PlanRow | undefined> => {
  const [row] = await db.insert(plan).values(values).returning()
  return row
}

export const updatePlan = async (
  db: Db,
  id: number,
  values: Partial<PlanValues>,
): Promise<PlanRow | undefined> => {
  const [row] = await db
    .update(plan)
    .set({ ...values, rowVersion: sql`${plan.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(eq(plan.id, id))
    .returning()
  return row
}

export const deletePlan = (db: Db, id: number) => db.delete(plan).where(eq(plan.id, id))

export type PlanFeatureRow = Pick<FeatureRow, 'key' | 'name' | 'kind' | 'unit'> & {
  planId: number
  featureId: number
  value: StoredValue
}

/** Feature values of the plans, in the order of the features. */
export const listPlanFeatures = (db: Db, planIds: number[]): Promise<PlanFeatureRow[]> =>
  db
    .select({
      planId: planFeature.planId,
      featureId: feature.id,
      key: feature.key,
      name: feature.name,
      kind: feature.kind,
      unit: feature.unit,
      value: planFeature.value,
    })
    .from(planFeature)
    .innerJoin(feature, eq(feature.id, planFeature.featureId))
    .where(inArray(planFeature.planId, planIds))
    .orderBy(asc(feature.index), asc(feature.id))

/** Replaces all feature values of the plan. */
export const replacePlanFeatures = async (
  db: Db,
  planId: number,
  values: { featureId: number; value: StoredValue }[],
): Promise<void> => {
  await db.delete(planFeature).where(eq(planFeature.planId, planId))
  if (values.length > 0) await db.insert(planFeature).values(values.map(each => ({ planId, ...each })))
}

/**
 * Returns the number of merchants that are on each plan now. Counts all merchants: call it in the scope of
 * all merchants.
 */
export const countSubscribers = async (db: Db, now: Date): Promise<Map<number, number>> => {
  const rows = await db
    .select({ planId: subscription.planId, subscribers: count() })
    .from(subscription)
    .where(and(isCurrentSubscription(now), not(isOverSubscription)))
    .groupBy(subscription.planId)
  return new Map(rows.map(({ planId, subscribers }) => [planId, subscribers]))
}

/** Merchants that are or were on a plan, by name. Covers all merchants: call it in the scope of all merchants. */
export const listEverSubscribed = (db: Db, planId: number): Promise<{ id: number; name: string }[]> =>
  db
    .selectDistinct({ id: account.id, name: account.name })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.accountId))
    .where(eq(subscription.planId, planId))
    .orderBy(asc(account.id))

/** Counts other references to a plan: its packages, and discounts that are limited to it. */
export const countPointers = async (
  db: Db,
  planId: number,
): Promise<{ packages: number; discounts: number }> => {
  const [packages] = await db
    .select({ total: count() })
    .from(packageTable)
    .where(eq(packageTable.planId, planId))
  const [discounts] = await db
    .select({ total: count() })
    .from(discount)
    .where(sql`${planId} = any(${discount.planIds})`)
  return { packages: packages?.total ?? 0, discounts: discounts?.total ?? 0 }
}
