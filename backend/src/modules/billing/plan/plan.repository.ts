import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '#src/database/database.ts'
import { plan } from './plan.table.ts'

export type PlanRow = typeof plan.$inferSelect

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
