import { and, asc, count, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { user } from '#src/modules/identity/user/user.table.ts'
import { feature, featureOverride, planFeature } from './feature.table.ts'
import type { FeatureRow, StoredValue } from './feature.table.ts'

export type FeatureValues = Omit<typeof feature.$inferInsert, 'id' | 'rowVersion' | 'updatedAt'>

export const listFeatures = (db: Db): Promise<FeatureRow[]> =>
  db.select().from(feature).orderBy(asc(feature.index), asc(feature.id))

export const findByKey = async (db: Db, key: string): Promise<FeatureRow | undefined> => {
  const [row] = await db.select().from(feature).where(eq(feature.key, key))
  return row
}

/** `key share` prevents deletion until the transaction ends; use `update` before a change. */
export const lockFeatures = (
  db: Db,
  ids: number[],
  strength: 'key share' | 'update',
): Promise<FeatureRow[]> =>
  db.select().from(feature).where(inArray(feature.id, ids)).orderBy(asc(feature.id)).for(strength)

/** Returns undefined when another feature has the key. */
export const insertFeature = async (db: Db, values: FeatureValues): Promise<FeatureRow | undefined> => {
  const [row] = await db.insert(feature).values(values).onConflictDoNothing().returning()
  return row
}

export const updateFeature = async (
  db: Db,
  id: number,
  values: Partial<FeatureValues>,
): Promise<FeatureRow | undefined> => {
  const [row] = await db
    .update(feature)
    .set({ ...values, rowVersion: sql`${feature.rowVersion} + 1`, updatedAt: sql`now()` })
    .where(eq(feature.id, id))
    .returning()
  return row
}

export const deleteFeature = (db: Db, id: number) => db.delete(feature).where(eq(feature.id, id))

/** Returns the number of plans with a value for each feature. */
export const countPlansOf = async (db: Db): Promise<Map<number, number>> => {
  const rows = await db
    .select({ id: planFeature.featureId, plans: count() })
    .from(planFeature)
    .groupBy(planFeature.featureId)
  return new Map(rows.map(({ id, plans }) => [id, plans]))
}

/** Counts all merchants: call it in the scope of all merchants. */
export const countOverridesOf = async (db: Db, featureId: number): Promise<number> => {
  const [row] = await db
    .select({ total: count() })
    .from(featureOverride)
    .where(eq(featureOverride.featureId, featureId))
  return row?.total ?? 0
}

export type OverrideRow = typeof featureOverride.$inferSelect

/** Overrides that are in force now. */
export const listOverrides = (db: Db, { accountId, now }: { accountId: number; now: Date }) =>
  db
    .select()
    .from(featureOverride)
    .where(
      and(
        eq(featureOverride.accountId, accountId),
        or(isNull(featureOverride.endsAt), gt(featureOverride.endsAt, now)),
      ),
    )

interface OverrideKey {
  accountId: number
  featureId: number
}

const isOverride = ({ accountId, featureId }: OverrideKey) =>
  and(eq(featureOverride.accountId, accountId), eq(featureOverride.featureId, featureId))

export const findOverride = async (db: Db, key: OverrideKey): Promise<OverrideRow | undefined> => {
  const [row] = await db.select().from(featureOverride).where(isOverride(key)).for('update')
  return row
}

export const upsertOverride = async (
  db: Db,
  values: OverrideKey & {
    value: StoredValue
    reason: string
    endsAt: Date | null
    byUserId: number
    at: Date
  },
): Promise<void> => {
  const { value, reason, endsAt, byUserId, at } = values
  const set = { value, reason, endsAt, byUserId, at }
  await db
    .insert(featureOverride)
    .values(values)
    .onConflictDoUpdate({ target: [featureOverride.accountId, featureOverride.featureId], set })
}

export const deleteOverride = (db: Db, key: OverrideKey) => db.delete(featureOverride).where(isOverride(key))

/** Returns the names of the people who set the merchant's overrides. Call it in the scope of all merchants. */
export const giversOf = async (db: Db, accountId: number): Promise<Map<number, string>> => {
  const rows = await db
    .selectDistinct({ id: user.id, name: user.name })
    .from(featureOverride)
    .innerJoin(user, eq(user.id, featureOverride.byUserId))
    .where(eq(featureOverride.accountId, accountId))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
