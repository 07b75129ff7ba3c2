import type { z } from 'zod'
import { PlanDetails } from '@sufra/shared/contracts/plan'
import type {
  Plan,
  PlanListQuery,
  PlanRequest,
  PlanSortRequest,
  PlanUpdateRequest,
} from '@sufra/shared/contracts/plan'
import { isFound, searchWords } from '@sufra/shared/contracts/search-text'
import { readLocalized } from '@sufra/shared/contracts/text'
import type { Page } from '@sufra/shared/contracts/wire'
import { ALL_MERCHANTS } from '#src/database/database.ts'
import type { Db } from '#src/database/database.ts'
import type { Foundation } from '#src/app/foundation.ts'
import { runIdempotently } from '#src/modules/infrastructure/infrastructure.ts'
import { pageAnswer, sliceOf } from '#src/routing/page.ts'
import {
  findOfferedPlan,
  findPlan,
  listAllPlans,
  listOfferedPlans,
  listPlanFeatures,
} from './plan.repository.ts'
import type { PlanFeatureRow, PlanRow } from './plan.repository.ts'
import { presentOffers, presentPlans } from './present-plan.ts'
import { addPlan, changePlan, readPlan, removePlan, sortPlans } from './write-plan.ts'

/** Returns a plan on offer; undefined otherwise. */
export const offeredPlan = (db: Db, id: number): Promise<PlanRow | undefined> => findOfferedPlan(db, id)

/** Returns any plan, on offer or not, for the operator and for merchants that had it before. */
export const anyPlan = (db: Db, id: number): Promise<PlanRow | undefined> => findPlan(db, id)

/** Returns the current feature values of a plan, in the order of the features. */
export const featuresOfPlan = (db: Db, id: number): Promise<PlanFeatureRow[]> => listPlanFeatures(db, [id])
export { holdPlans } from './plan.repository.ts'

const isLike = ({ name }: PlanRow, words: readonly string[]): boolean => {
  const { ar, en } = readLocalized(name)
  return isFound([ar, en], words)
}

interface Adder {
  byUserId: number
  key: string | undefined
}

/** Service of plans. Subscribers keep the values of their subscription time: see `subscription.terms`. */
export const createPlanService = ({ database }: Pick<Foundation, 'database'>) => ({
  /** Plans on offer for merchants, in the operator's order. */
  offered: (): Promise<Plan[]> =>
    database.run(ALL_MERCHANTS, async db => presentOffers(db, await listOfferedPlans(db))),

  list: (query: z.output<typeof PlanListQuery>): Promise<Page<PlanDetails>> =>
    database.run(ALL_MERCHANTS, async db => {
      const words = searchWords(query.Search ?? '')
      // A handful: nothing that the database had to search.
      const rows = (await listAllPlans(db)).filter(row => isLike(row, words))
      const { limit, offset } = sliceOf(query)
      const shown = await presentPlans(db, rows.slice(offset, offset + limit), new Date())
      return pageAnswer(query, { rows: shown, totalCount: rows.length })
    }),

  get: (id: number): Promise<PlanDetails> => database.run(ALL_MERCHANTS, db => readPlan(db, id)),

  /** Idempotent per `key`. 400 at `features` for an unknown one, a duplicate, or a value of another kind. */
  add: ({ byUserId, key }: Adder, request: z.output<typeof PlanRequest>): Promise<PlanDetails> =>
    database.run(ALL_MERCHANTS, db =>
      runIdempotently(db, {
        accountId: null,
        route: 'Plan/Add',
        key,
        body: request,
        answer: PlanDetails,
        work: () => addPlan(db, { request, byUserId }),
      }),
    ),

  /** 409 `stale_version` for an old rowVersion. */
  update: (request: z.output<typeof PlanUpdateRequest>, byUserId: number): Promise<PlanDetails> =>
    database.run(ALL_MERCHANTS, db => changePlan(db, { request, byUserId })),

  sort: (request: z.output<typeof PlanSortRequest>, byUserId: number): Promise<{ updated: number }> =>
    database.run(ALL_MERCHANTS, db => sortPlans(db, { request, byUserId })),

  /**
   * 409 `in_use` with the number of merchants that are or were on it and, in `current`, some of their names;
   * or with the number of packages or discounts that name it.
   */
  remove: (id: number, byUserId: number): Promise<PlanDetails> =>
    database.run(ALL_MERCHANTS, db => removePlan(db, { id, byUserId })),
})
export type PlanService = ReturnType<typeof createPlanService>
