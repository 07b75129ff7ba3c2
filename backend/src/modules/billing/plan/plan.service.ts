import type { Plan } from '@sufra/shared/contracts/plan'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/foundation.ts'
import { findOfferedPlan, listOfferedPlans } from './plan.repository.ts'
import type { PlanRow } from './plan.repository.ts'

/** A plan that anybody may choose now; undefined for one that is not on offer. */
export const offeredPlan = (db: Db, id: number): Promise<PlanRow | undefined> => findOfferedPlan(db, id)

export const createPlanService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** What merchants can choose, in the operator's order. */
  offered: async (): Promise<Plan[]> => {
    const rows = await database.run(ALL_MERCHANTS, listOfferedPlans)
    return rows.map(row => ({ ...row, currency: 'SAR' }))
  },
})
export type PlanService = ReturnType<typeof createPlanService>
