import type { Plan, PlanDetails, PlanFeature } from '@sufra/shared/contracts/plan'
import type { Db } from '#src/database/database.ts'
import { changersOf } from '#src/modules/billing/billing-change/billing-change.service.ts'
import { shownValue } from '#src/modules/billing/feature/feature.service.ts'
import { countSubscribers, listPlanFeatures } from './plan.repository.ts'
import type { PlanRow } from './plan.repository.ts'

const featuresOf = async (db: Db, rows: PlanRow[]): Promise<Map<number, PlanFeature[]>> => {
  if (rows.length === 0) return new Map()
  const all = await listPlanFeatures(
    db,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id }) => [
      id,
      all.filter(({ planId }) => planId === id).map(each => ({ ...each, value: shownValue(each.value) })),
    ]),
  )
}

/** Returns plans as merchants see them. */
export const presentOffers = async (db: Db, rows: PlanRow[]): Promise<Plan[]> => {
  const features = await featuresOf(db, rows)
  return rows.map(row => ({ ...row, currency: 'SAR', features: features.get(row.id) ?? [] }))
}

/** Returns plans as the operator sees them. Call it in the scope of all merchants. */
export const presentPlans = async (db: Db, rows: PlanRow[], now: Date): Promise<PlanDetails[]> => {
  const features = await featuresOf(db, rows)
  const subscribers = await countSubscribers(db, now)
  const changers = await changersOf(db, { entity: 'plan', ids: rows.map(({ id }) => id) })
  return rows.map(row => ({
    ...row,
    currency: 'SAR',
    features: features.get(row.id) ?? [],
    subscribers: subscribers.get(row.id) ?? 0,
    updatedAt: row.updatedAt.toISOString(),
    updatedBy: changers.get(row.id) ?? null,
  }))
}
