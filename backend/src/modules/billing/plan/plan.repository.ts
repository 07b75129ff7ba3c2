import { and, asc, count, desc, eq, inArray, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { feature, planFeature } from '#src/modules/billing/feature/feature.table.ts'
import type { FeatureRow, StoredValue } from '#src/modules/billing/feature/feature.table.ts'
import { subscription } from '#src/modules/billing/subscription/subscription.table.ts'
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
  return row
}

export const listAllPlans = (db: Db): Promise<PlanRow[]> =>
  db.select().from(plan).orderBy(asc(plan.index), asc(plan.id))

export const lockPlans = (db: Db, ids: number[]): Promise<PlanRow[]> =>
  db.select().from(plan).where(inArray(plan.id, ids)).orderBy(asc(plan.id)).for('update')

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

/** What each of the plans says of features, in the features' order. */
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

/** In place of what the plan said before. */
export const replacePlanFeatures = async (
  db: Db,
  planId: number,
  values: { featureId: number; value: StoredValue }[],
): Promise<void> => {
  await db.delete(planFeature).where(eq(planFeature.planId, planId))
  if (values.length > 0) await db.insert(planFeature).values(values.map(each => ({ planId, ...each })))
}

const currentPlans = (db: Db, now: Date) =>
  db
    .selectDistinctOn([subscription.accountId], { planId: subscription.planId, status: subscription.status })
    .from(subscription)
    .where(and(ne(subscription.status, 'PendingPayment'), lte(subscription.startsAt, now)))
    .orderBy(subscription.accountId, desc(subscription.startsAt), desc(subscription.id))
    .as('current_plans')

/** How many merchants are on each plan now. Over all merchants: call it in the scope of all. */
export const countSubscribers = async (db: Db, now: Date): Promise<Map<number, number>> => {
  const current = currentPlans(db, now)
  const rows = await db
    .select({ planId: current.planId, subscribers: count() })
    .from(current)
    .where(sql`${current.status} not in ('Expired', 'Cancelled')`)
    .groupBy(current.planId)
  return new Map(rows.map(({ planId, subscribers }) => [planId, subscribers]))
}

/** The merchants who are or were on a plan, by name. Over all merchants: call it in the scope of all. */
export const listEverSubscribed = (db: Db, planId: number): Promise<{ id: number; name: string }[]> =>
  db
    .selectDistinct({ id: account.id, name: account.name })
    .from(subscription)
    .innerJoin(account, eq(account.id, subscription.accountId))
    .where(eq(subscription.planId, planId))
    .orderBy(asc(account.id))
